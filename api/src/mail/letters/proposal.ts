import type { MeetingScope } from '../../../contract/meetings.contract';
import { type Letter, pageLink, productTitle, type Site } from '../letter';
import { meetingSpan, meetingTime } from '../meetingTime';
import { peoplesWords } from '../peoplesWords';

interface Offer {
  name: string;
  /** The mentor. */
  other: string;
  /** Who offers them. */
  by: string;
  message: string;
  meeting: { id: number; startsAt: Date; endsAt: Date };
  scope: MeetingScope;
  /** Epoch milliseconds. */
  times: { start: number; end: number }[];
  /** IANA zone of the reader. */
  zone: string;
  /** Path of the page on which one is chosen. */
  url: string;
}

const WHAT: Record<MeetingScope, string> = {
  occurrence: 'your meeting',
  following: 'your meeting and all that follow it in its series',
  schedule: 'your series of meetings',
};

/** A mentor offers other times; not sent when the meeting was cancelled or moved meanwhile. */
export function proposalLetter(site: Site, offer: Offer): Letter {
  const { meeting, times, scope, zone } = offer;
  const [name, other, by, message] = [offer.name, offer.other, offer.by, offer.message].map(
    peoplesWords,
  );
  return {
    kind: 'meeting',
    subject: `Other times: mentoring with ${other}, ${meetingTime(meeting.startsAt, zone)}`,
    heading: `Other times: mentoring with ${other}`,
    paragraphs: [
      `Hello ${name}, ${by} would like to move ${WHAT[scope]} with ${other}.`,
      `${by} writes: “${message}”`,
    ],
    facts: [
      ['Booked', meetingSpan(meeting.startsAt, meeting.endsAt, zone)],
      ...times.map(({ start, end }): [string, string] => [
        'Instead',
        meetingSpan(new Date(start), new Date(end), zone),
      ]),
      ['Time zone', zone],
    ],
    button: { label: 'Choose a time', url: pageLink(site, offer.url) },
    small: ['Until you choose, the meeting stays where it is.'],
    why: `You get this mail because you take part in mentoring at ${productTitle(site)}.`,
    about: { occurrenceId: meeting.id, startsAt: meeting.startsAt.toISOString() },
  };
}
