import type { TodayKind } from 'contract/wire/today.contract';

/** The title of each kind of pending items, and the text when there are none. */
export const KINDS: Record<TodayKind, { title: string; none: string }> = {
  messages: { title: 'Messages to answer', none: 'Every message is answered.' },
  mails: { title: 'Failed emails', none: 'No emails failed.' },
  sessions: { title: 'Sessions without an outcome', none: 'Every session has an outcome.' },
  invitations: { title: 'Invitations that expire soon', none: 'No invitations expire soon.' },
  drafts: { title: 'Drafts to publish', none: 'Nothing to publish.' },
  releases: { title: 'Releases in progress', none: 'Every remote serves a single release.' },
};
