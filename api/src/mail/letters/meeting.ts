import { type Letter, pageLink, productTitle, type Site } from '../letter';
import { peoplesWords } from '../peoplesWords';

export type MeetingChange = 'booked' | 'moved' | 'cancelled';

interface MeetingNews {
  what: MeetingChange;
  name: string;
  /** Whom they meet: the mentor's name, or the startup's. */
  other: string;
  /** Who did it. */
  by: string;
  startsAt: Date;
  endsAt: Date;
  /** IANA zone of the reader. */
  zone: string;
  /** e.g. `weekly, 12 meetings`; empty for one meeting. */
  repeats: string;
  room: string;
  joinUrl: string | null;
  /** Path on the site. */
  url: string;
  calendar: Letter['calendar'];
}

/** A meeting was booked, moved or cancelled; the calendar entry comes along (rule 5.23). */
export function meetingLetter(site: Site, news: MeetingNews): Letter {
  const { what, url } = news;
  const [name, other, by] = [news.name, news.other, news.by].map(peoplesWords);
  return {
    kind: 'meeting',
    subject: `${SUBJECT[what]}: mentoring with ${other}, ${shortTime(news.startsAt, news.zone)}`,
    heading: `${SUBJECT[what]}: mentoring with ${other}`,
    paragraphs: [
      `Hello ${name}, ${by} has ${what} ${news.repeats ? 'meetings' : 'a meeting'} with ${other}.`,
    ],
    facts: facts(news),
    button: { label: 'Open meetings', url: pageLink(site, url) },
    small: ['The attached calendar entry keeps your calendar up to date.'],
    why: `You get this mail because you take part in mentoring at ${productTitle(site)}.`,
    calendar: news.calendar,
  };
}

interface Reminder extends Omit<MeetingNews, 'what' | 'by' | 'repeats' | 'calendar'> {
  occurrenceId: number;
  /** Hours until it begins. */
  hours: 1 | 24;
}

/** A day, and an hour, before a meeting begins; not sent when it no longer does. */
export function reminderLetter(site: Site, reminder: Reminder): Letter {
  const { startsAt, zone, hours, url, occurrenceId } = reminder;
  const [name, other] = [reminder.name, reminder.other].map(peoplesWords);
  const when = hours === 1 ? 'In one hour' : 'Tomorrow';
  return {
    kind: 'reminder',
    subject: `${when}: mentoring with ${other}, ${shortTime(startsAt, zone)}`,
    heading: `${when}: mentoring with ${other}`,
    paragraphs: [`Hello ${name}, your meeting with ${other} is coming up.`],
    facts: facts({ ...reminder, repeats: '' }),
    button: { label: 'Open meetings', url: pageLink(site, url) },
    why: `You get this mail because you take part in mentoring at ${productTitle(site)}.`,
    about: { occurrenceId, startsAt: startsAt.toISOString() },
  };
}

type Place = Pick<MeetingNews, 'startsAt' | 'endsAt' | 'zone' | 'repeats' | 'room' | 'joinUrl'>;

function facts({ startsAt, endsAt, zone, repeats, room, joinUrl }: Place): [string, string][] {
  const rows: [string, string][] = [
    ['When', `${day(startsAt, zone)}, ${time(startsAt, zone)}–${time(endsAt, zone)}`],
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
};

/** Making a format takes a hundred times as long as using it, and few differ. */
const formats = new Map<string, Intl.DateTimeFormat>();

function write(at: Date, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify([timeZone, options]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-GB', { timeZone, ...options });
  formats.set(key, format);
  return format.format(at);
}

const day = (at: Date, zone: string) =>
  write(at, zone, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

const time = (at: Date, zone: string) =>
  write(at, zone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** `Tue 18 Mar, 10:00` */
export const shortTime = (at: Date, zone: string) =>
  `${write(at, zone, { weekday: 'short', day: 'numeric', month: 'short' }).replace(',', '')}, ${time(at, zone)}`;
