import type { MeetingScope } from 'contract/wire/meetings.contract';
import { meetingThread } from '../calendar/entryUid';
import { meetingSpan, meetingTime } from '../meetingTime';
import { pageLink, productTitle, type Site } from '../site';
import type { Letter } from '../stored/letter';
import { userText } from '../text/userText';
import { actorText } from './actorText';

interface ProposedTimes {
  name: string;
  /** The mentor. */
  other: string;
  /** Who proposes them; null for staff. */
  by: string | null;
  message: string;
  meeting: { id: number; startsAt: Date; endsAt: Date };
  proposalId: number;
  scheduleId: number;
  scope: MeetingScope;
  /** Epoch milliseconds. */
  times: { start: number; end: number }[];
  /** IANA zone of the reader. */
  zone: string;
  /** Path of the page on which founders choose one. */
  url: string;
}

const SCOPE_TEXTS: Record<MeetingScope, string> = {
  occurrence: 'your session',
  following: 'this and all following sessions of your series',
  schedule: 'your series of sessions',
};

/** A mentor proposes other times; not sent once the proposal has expired. */
export function proposalLetter(site: Site, proposed: ProposedTimes): Letter {
  const { meeting, times, scope, zone } = proposed;
  const [name, other, message] = [proposed.name, proposed.other, proposed.message].map(userText);
  const { by, writes } = actorText(proposed.by);
  return {
    kind: 'meeting',
    subject: `Other times: mentoring with ${other}, ${meetingTime(meeting.startsAt, zone)}`,
    heading: `Other times: mentoring with ${other}`,
    paragraphs: [
      `Hello ${name}, ${by} would like to move ${SCOPE_TEXTS[scope]} with ${other}.`,
      `${writes}: “${message}”`,
    ],
    facts: [
      ['Current time', meetingSpan(meeting.startsAt, meeting.endsAt, zone)],
      ...times.map(({ start, end }): [string, string] => [
        'Proposed time',
        meetingSpan(new Date(start), new Date(end), zone),
      ]),
      ['Time zone', zone],
    ],
    button: { label: 'Choose a time', url: pageLink(site, proposed.url) },
    small: ['The session keeps its current time until you choose.'],
    why: `You are receiving this email because you take part in mentoring at ${productTitle(site)}.`,
    references: [meetingThread(site, proposed.scheduleId)],
    about: {
      occurrenceId: meeting.id,
      startsAt: meeting.startsAt.toISOString(),
      proposalId: proposed.proposalId,
    },
  };
}
