import type { NewTimeOff, SavedTimeOff } from 'contract/wire/time-off.contract';
import type { z } from 'zod';
import { conflict } from '../../app/httpError';
import type { NotifyDeps } from '../../deps/deps';
import { type AgendaRow, agendaQueries } from '../agenda/agenda.queries';
import { endMeetings } from '../meetings/endMeetings';
import { holdTurns } from '../meetings/holdTurns';
import { meetingsQueries } from '../meetings/meetings.queries';
import { proposeFreeTimes } from '../proposals/proposeFreeTimes';
import type { Actor } from '../startup-access/actor';
import { notifyTimeOff } from './notifyTimeOff';
import { timeOffQueries } from './timeOff.queries';

type Form = z.output<typeof NewTimeOff>;
/**
 * Saves a mentor's time off and handles the meetings in it as requested (rule 6.17). Pass a transaction as `db`.
 * Schedules are locked before the mentor's turn, as everywhere; while the turn is held, nothing can be booked into the
 * time.
 * @throws 409 when the meetings in it are not the listed ones, or it exists already
 */
export async function takeTimeOff(
  deps: NotifyDeps,
  mentorId: number,
  form: Form,
  by: Actor,
): Promise<SavedTimeOff> {
  const { db, clock } = deps;
  const { start_time: start, end_time: end, reason, meetings: wanted } = form;
  const seen = wanted?.ids ?? form.listed;
  const listed = () => agendaQueries(db).within(mentorId, { start, end }, clock.now());
  for (const { scheduleId, startupId } of seen ? schedulesOf(await listed()) : [])
    await meetingsQueries(db).holdSchedule(startupId, scheduleId);
  await holdTurns(db, { mentorId });
  if (await timeOffQueries(db).isEntered(mentorId, start, end))
    throw conflict('This time off has already been entered.');

  const hit = seen ? await listed() : [];
  const ids = new Set(seen);
  if (seen && hit.length !== ids.size) throw changed();
  if (hit.some(({ occurrence }) => !ids.has(occurrence.id))) throw changed();
  const row = { mentorId, startsAt: start, endsAt: end, reason: reason || null };
  const id = await timeOffQueries(db).insert(row);
  await notifyTimeOff(deps, by, row, 'entered');
  if (!wanted) return { id };

  if (wanted.act === 'cancel') {
    for (const { scheduleId } of schedulesOf(hit)) {
      const meetingIds = hit
        .filter(({ occurrence }) => occurrence.scheduleId === scheduleId)
        .map(({ occurrence }) => occurrence.id);
      const ending = { scheduleId, meetingIds, what: 'cancelled', by } as const;
      await endMeetings(deps, { ...ending, reason: wanted.message });
    }
    return { id, left: 0 };
  }
  return { id, left: await proposeFreeTimes(deps, hit, { message: wanted.message, by }) };
}

/** Each schedule once, by id, the common order of these locks. */
function schedulesOf(rows: AgendaRow[]) {
  const schedules = rows.map(({ occurrence }) => occurrence);
  return [...new Map(schedules.map((one) => [one.scheduleId, one])).values()].sort(
    (one, other) => one.scheduleId - other.scheduleId,
  );
}

const changed = () => conflict('The sessions in this time have changed. Please check them again.');
