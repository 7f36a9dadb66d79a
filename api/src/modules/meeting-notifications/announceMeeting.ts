import { fullName } from 'contract/full-name';
import type { NotificationType } from 'contract/wire/notifications.contract';
import type { Database } from '../../db/database';
import type { NotifyDeps } from '../../deps/deps';
import type { Cause } from '../../mail/budgets';
import { type MeetingChange, meetingLetter } from '../../mail/letters/meeting';
import { postLetter } from '../../mail/outbox';
import { notify } from '../notifications/notify';
import { preferencesQueries } from '../notifications/preferences.queries';
import type { Actor } from '../startup-access/actor';
import { usersQueries } from '../users/users.queries';
import { meetingNotificationsQueries, type Schedule } from './meetingNotifications.queries';
import { type Participant, participants } from './participants';
import { changeCalendar } from './scheduleCalendar';

interface News {
  what: MeetingChange;
  scheduleId: number;
  /** The meetings that changed; the whole schedule when left out. */
  meetingIds?: number[];
  by: Actor;
  /** Message of the mentor to the founders. */
  reason?: string;
}

/**
 * Notifies mentor and founders, on the site and by mail with the calendar entry. Pass the transaction of the change as
 * `db`, after the change and after its sequence was increased.
 */
export async function announceMeeting(
  deps: NotifyDeps,
  { what, scheduleId, meetingIds, by, reason }: News,
): Promise<void> {
  const { db, clock, config } = deps;
  const queries = meetingNotificationsQueries(db);
  const schedule = await queries.schedule(scheduleId);
  const all = await queries.meetings(scheduleId);
  const changed = meetingIds ? all.filter(({ id }) => meetingIds.includes(id)) : all;
  const first = changed[0];
  if (!schedule || !first) return;
  const doer = await nameOf(db, schedule, by);
  const type = NOTIFICATION_TYPE_OF[what];
  const cause: Cause =
    by.id === null ? 'product' : { account: by.id, startup: schedule.startup.id };
  const people = await participants(db, schedule);
  const preferences = await preferencesQueries(db).holding(
    people.map(({ id }) => id),
    type,
  );
  const repeats = changed.length > 1 ? `${schedule.recurrence}, ${changed.length} meetings` : '';

  for (const person of people) {
    const { id, name, email, zone, other, side } = person;
    const session = person.sessionUrl(first.id);
    const ended = what === 'cancelled' || what === 'declined';
    const url = ended ? session : person.url;
    const whom = whomText(by, doer, side);
    const text = () =>
      `Mentoring with ${other} was ${what} by ${whom}${reason ? `: “${reason}”` : '.'}`;
    const happensAt = first.startsAt;
    // The named person is stored, so the notification is deleted with their account.
    const aboutId = person.aboutId ?? by.id ?? undefined;
    await notify(
      deps,
      [id].filter((each) => each !== by.id),
      { type, text, url, happensAt, aboutId, cause, hasOwnMail: true },
    );
    if (!preferences.get(id)?.byMail) continue;
    const calendar = changeCalendar(config, { what, schedule, all, changed }, person, clock.now());
    const letter = meetingLetter(config, {
      what,
      scheduleId,
      name,
      other,
      repeats,
      zone,
      url,
      calendar,
      startsAt: first.startsAt,
      endsAt: first.endsAt,
      room: first.room,
      joinUrl: first.joinUrl,
      by: doer,
      reason,
      sessionUrl: side === 'mentor' ? session : undefined,
    });
    // One mail per change, because each change increases the sequence.
    const key = `meeting-${scheduleId}-${schedule.sequence}-${id}`;
    await postLetter(deps, { name, email }, letter, cause, { key });
  }
}

/** @returns null for staff */
async function nameOf(db: Database, schedule: Schedule, { side, id }: Actor) {
  if (side === 'mentor') return fullName(schedule.mentor);
  const person = id === null ? undefined : await usersQueries(db).byId(id);
  return person ? fullName(person) : null;
}

/**
 * The actor as named to one side. The notification is deleted with the account of the one person it names; for founders
 * that is their mentor.
 */
function whomText({ side }: Actor, name: string | null, reader: Participant['side']): string {
  if (side === 'staff' || name === null) return 'the programme team';
  if (side === 'mentor') return 'the mentor';
  return reader === 'mentor' ? name : 'your team';
}

/** In notification preferences a declined meeting counts as a cancelled one. */
const NOTIFICATION_TYPE_OF: Record<MeetingChange, NotificationType> = {
  booked: 'meeting-booked',
  moved: 'meeting-moved',
  cancelled: 'meeting-cancelled',
  declined: 'meeting-cancelled',
};
