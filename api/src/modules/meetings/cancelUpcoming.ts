import { conflict } from '../../app/httpError';
import type { NotifyDeps } from '../../deps/deps';
import type { Actor } from '../startup-access/actor';
import { endMeetings } from './endMeetings';
import { holdTurns } from './holdTurns';
import { upcomingQueries } from './upcoming.queries';

interface Between {
  mentorId: number;
  /** All of the mentor's startups when left out. */
  startupId?: number;
  by: Actor;
}

/**
 * Cancels a mentor's upcoming meetings with notification, when an assignment ends (rule 5.21). Nobody can book the
 * mentor until the transaction, passed as `db`, ends.
 * @returns the ids of the meetings
 * @throws 409 when a booking changes concurrently
 */
export async function cancelUpcoming(
  deps: NotifyDeps,
  { mentorId, startupId, by }: Between,
): Promise<number[]> {
  const { db, clock } = deps;
  const queries = upcomingQueries(db);
  const held = await queries.holdSchedules(mentorId, startupId);
  await holdTurns(db, { mentorId });
  if (!(await queries.holdNewSchedules(mentorId, startupId, held)))
    throw conflict('A session was changed a moment ago. Please look at it again.');
  const upcoming = await queries.of(mentorId, startupId, clock.now());
  const schedules = new Set(upcoming.map(({ scheduleId }) => scheduleId));
  for (const scheduleId of schedules) {
    const meetingIds = upcoming.filter((one) => one.scheduleId === scheduleId).map(({ id }) => id);
    await endMeetings(deps, { scheduleId, meetingIds, what: 'cancelled', by });
  }
  return upcoming.map(({ id }) => id);
}
