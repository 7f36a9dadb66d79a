import { fullName } from 'tooling/full-name';
import type { NotificationType } from '../../../contract/notifications.contract';
import type { Parts } from '../../app/parts';
import type { Cause } from '../../mail/budgets';
import { type MeetingChange, meetingLetter } from '../../mail/letters/meeting';
import { postLetter } from '../../mail/outbox';
import { notify } from '../notifications/notify';
import { preferencesQueries } from '../notifications/preferences.queries';
import { usersQueries } from '../users/users.queries';
import { meetingNewsQueries } from './meetingNews.queries';
import { participants } from './participants';
import { changeCalendar } from './scheduleCalendar';

interface News {
  what: MeetingChange;
  scheduleId: number;
  /** The meetings that changed; all of the schedule when left out. */
  meetingIds?: number[];
  /** Who did it; null for staff. */
  by: number | null;
  /** What the mentor wrote to the founders. */
  reason?: string;
}

/**
 * Tells mentor and founders, on the site and by mail with the calendar entry. Hand over the
 * transaction of the change as `db`, after the change and after its sequence was raised.
 */
export async function announceMeeting(
  parts: Pick<Parts, 'db' | 'clock' | 'config' | 'keys' | 'limiter'>,
  { what, scheduleId, meetingIds, by, reason }: News,
): Promise<void> {
  const { db, clock, config } = parts;
  const queries = meetingNewsQueries(db);
  const schedule = await queries.schedule(scheduleId);
  const all = await queries.meetings(scheduleId);
  const changed = meetingIds ? all.filter(({ id }) => meetingIds.includes(id)) : all;
  const first = changed[0];
  if (!schedule || !first) return;
  const doer = by === null ? undefined : await usersQueries(db).byId(by);
  const type = TYPES[what];
  const cause: Cause = by === null ? 'product' : { account: by, startup: schedule.startup.id };
  const people = await participants(db, schedule);
  const preferences = await preferencesQueries(db).holding(
    people.map(({ id }) => id),
    type,
  );
  const repeats = changed.length > 1 ? `${schedule.recurrence}, ${changed.length} meetings` : '';

  for (const person of people) {
    const { id, name, email, zone, other, url, aboutId, sessionUrl } = person;
    const text = () => `Mentoring with ${other} is ${what}${reason ? `: “${reason}”` : '.'}`;
    const happensAt = first.startsAt;
    await notify(
      parts,
      [id].filter((each) => each !== by),
      { type, text, url, happensAt, aboutId, cause, hasOwnMail: true },
    );
    if (!preferences.get(id)?.byMail) continue;
    const calendar = changeCalendar(config, { what, schedule, all, changed }, person, clock.now());
    const letter = meetingLetter(config, {
      ...{ what, name, other, repeats, zone, url, calendar },
      ...{ startsAt: first.startsAt, endsAt: first.endsAt },
      ...{ room: first.room, joinUrl: first.joinUrl, by: doer ? fullName(doer) : 'Staff' },
      ...{ reason, sessionUrl: sessionUrl?.(first.id) },
    });
    // One mail for a change: the sequence rises with each.
    const key = `meeting-${scheduleId}-${schedule.sequence}-${id}`;
    await postLetter(parts, { name, email }, letter, cause, { key });
  }
}

/** A meeting that is declined is a cancelled one to whoever chooses what to be told of. */
const TYPES: Record<MeetingChange, NotificationType> = {
  booked: 'meeting-booked',
  moved: 'meeting-moved',
  cancelled: 'meeting-cancelled',
  declined: 'meeting-cancelled',
};
