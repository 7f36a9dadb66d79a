import { draftsSource } from './drafts';
import { invitationsSource } from './invitations';
import { mailsSource } from './mails';
import { messagesSource } from './messages';
import { releasesSource } from './releases';
import { sessionsSource } from './sessions';
import type { TodaySource } from './todaySource';

/** All kinds of open tasks, in the order of the page. */
export const sources: TodaySource[] = [
  messagesSource,
  mailsSource,
  sessionsSource,
  invitationsSource,
  draftsSource,
  releasesSource,
];
