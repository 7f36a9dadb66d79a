import { meetingThread } from '../calendar/entryUid';
import { meetingSpan, meetingTime } from '../meetingTime';
import { pageLink, productTitle, type Site } from '../site';
import type { Letter } from '../stored/letter';
import { userText } from '../text/userText';
import { actorText } from './actorText';

export type MeetingChange = 'booked' | 'moved' | 'cancelled' | 'declined';

interface MeetingNotifications {
  what: MeetingChange;
  scheduleId: number;
  name: string;
  /** Name of the other side: the mentor or the startup. */
  other: string;
  /** The actor; null for staff. */
  by: string | null;
  startsAt: Date;
  endsAt: Date;
  /** IANA zone of the reader. */
  zone: string;
  /** e.g. `weekly, 12 meetings`; empty for one meeting. */
  repeats: string;
  room: string;
  joinUrl: string | null;
  /** Path on the site; for a cancelled meeting, its own page. */
  url: string;
  /** Path of the page on which the mentor can cancel it or propose other times. */
  sessionUrl?: string;
  /** The mentor's message to the founders. */
  reason?: string;
  calendar: Letter['calendar'];
}

/** A meeting was booked, moved or cancelled; with the calendar entry (rule 5.23). */
export function meetingLetter(site: Site, news: MeetingNotifications): Letter {
  const { what } = news;
  const [name, other] = [news.name, news.other].map(userText);
  const { by, writes } = actorText(news.by);
  const ended = what === 'cancelled' || what === 'declined';
  const { button, small } = ended
    ? { button: { label: 'Open this session', url: pageLink(site, news.url) }, small: [] }
    : wayOf(site, news);
  return {
    kind: 'meeting',
    subject: `${SUBJECT[what]}: mentoring with ${other}, ${meetingTime(news.startsAt, news.zone)}`,
    heading: `${SUBJECT[what]}: mentoring with ${other}`,
    paragraphs: [
      `Hello ${name}, ${by} has ${what} ${news.repeats ? 'mentoring sessions' : 'a mentoring session'} with ${other}.`,
      ...(news.reason ? [`${writes}: “${userText(news.reason)}”`] : []),
    ],
    facts: facts({ ...news, joinUrl: ended ? null : news.joinUrl }), // nobody joins what is over
    button,
    small: [...small, 'The attached calendar entry keeps your calendar up to date.'],
    why: `You are receiving this email because you take part in mentoring at ${productTitle(site)}.`,
    references: [meetingThread(site, news.scheduleId)],
    calendar: news.calendar,
  };
}

interface Reminder
  extends Omit<MeetingNotifications, 'what' | 'by' | 'repeats' | 'reason' | 'calendar'> {
  occurrenceId: number;
  /** Hours until it begins. */
  hours: 1 | 24;
}

/** A day, and an hour, before a meeting begins; not sent if it was cancelled or moved. */
export function reminderLetter(site: Site, reminder: Reminder): Letter {
  const { startsAt, zone, hours, occurrenceId } = reminder;
  const [name, other] = [reminder.name, reminder.other].map(userText);
  const when = hours === 1 ? 'In one hour' : 'Tomorrow';
  return {
    kind: 'reminder',
    subject: `${when}: mentoring with ${other}, ${meetingTime(startsAt, zone)}`,
    heading: `${when}: mentoring with ${other}`,
    paragraphs: [`Hello ${name}, your mentoring session with ${other} is coming up.`],
    facts: facts({ ...reminder, repeats: '' }),
    ...wayOf(site, reminder),
    why: `You are receiving this email because you take part in mentoring at ${productTitle(site)}.`,
    references: [meetingThread(site, reminder.scheduleId)],
    about: { occurrenceId, startsAt: startsAt.toISOString() },
  };
}

/** Founders get a link to their meetings; the mentor to the session, where they can answer directly. */
function wayOf(site: Site, { url, sessionUrl }: Pick<MeetingNotifications, 'url' | 'sessionUrl'>) {
  if (!sessionUrl) {
    return { button: { label: 'Open your sessions', url: pageLink(site, url) }, small: [] };
  }
  return {
    button: { label: 'Open this session', url: pageLink(site, sessionUrl) },
    small: [
      'If you cannot make it, open the session to propose other times or to cancel it. The founders see your message.',
    ],
  };
}

type Place = Pick<
  MeetingNotifications,
  'startsAt' | 'endsAt' | 'zone' | 'repeats' | 'room' | 'joinUrl'
>;

function facts({ startsAt, endsAt, zone, repeats, room, joinUrl }: Place): [string, string][] {
  const rows: [string, string][] = [
    ['When', meetingSpan(startsAt, endsAt, zone)],
    ['Time zone', zone],
    ['Repeats', repeats],
    ['Room', room],
    ['Join', joinUrl ?? ''],
  ];
  return rows.filter(([, value]) => value !== '');
}

const SUBJECT: Record<MeetingChange, string> = {
  booked: 'Booked',
  moved: 'Moved',
  cancelled: 'Cancelled',
  declined: 'Declined',
};
