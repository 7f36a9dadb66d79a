import type { Config } from '../../app/env';
import { entryUid } from '../../mail/calendar/entryUid';
import {
  type CalendarOccurrence,
  type CalendarSeries,
  cancelCalendar,
  moveCalendar,
  requestCalendar,
} from '../../mail/calendar/meetingCalendar';
import type { MeetingChange } from '../../mail/letters/meeting';
import { pageLink, productTitle } from '../../mail/site';
import { userText } from '../../mail/text/userText';
import type { Meeting, Schedule } from './meetingNotifications.queries';
import type { Participant } from './participants';

interface Change {
  what: MeetingChange;
  schedule: Schedule;
  /** All meetings of the schedule. */
  all: Meeting[];
  /** Those that changed. */
  changed: Meeting[];
}

/** The calendar entry of a change, for one participant. */
export function changeCalendar(config: Config, change: Change, to: Participant, now: Date) {
  const { what, schedule, all, changed } = change;
  const series = toSeries(config, schedule, all, to, now);
  const parts = changed.map(toOccurrence);
  if (what === 'cancelled' || what === 'declined') {
    return { method: 'CANCEL' as const, ics: cancelCalendar(series, parts) };
  }
  const single = what === 'moved' && parts.length === 1 && schedule.recurrence !== 'none';
  const ics =
    single && isMoved(changed[0]!) ? moveCalendar(series, parts[0]!) : requestCalendar(series);
  return { method: 'REQUEST' as const, ics };
}

/** Converts a schedule to calendar entries; they hold no address but the reader's. */
function toSeries(
  config: Config,
  schedule: Schedule,
  all: Meeting[],
  to: Participant,
  stamp: Date,
): CalendarSeries {
  const { mailFrom } = config;
  const other = userText(to.other);
  return {
    uid: entryUid(config, 'schedule', schedule.id),
    sequence: schedule.sequence,
    zone: schedule.mentorZone,
    recurrence: schedule.recurrence,
    occurrences: all.map(toOccurrence),
    summary: `Mentoring: ${other}`,
    description: `Mentoring session of ${productTitle(config)} with ${other}`,
    url: pageLink(config, to.url),
    organizer: { name: productTitle(config), email: mailFrom },
    attendee: { name: to.name, email: to.email },
    stamp,
  };
}

/** Whether the meeting differs from its place in the series. Moving a whole series resets this. */
const isMoved = ({ startsAt, originalStartsAt }: Meeting) =>
  startsAt.getTime() !== originalStartsAt.getTime();

const toOccurrence = (meeting: Meeting): CalendarOccurrence => ({
  startsAt: meeting.startsAt,
  endsAt: meeting.endsAt,
  originalStartsAt: meeting.originalStartsAt,
  cancelled: meeting.status === 'cancelled',
  location: meeting.joinUrl ?? meeting.room,
});
