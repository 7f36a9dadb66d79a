import { conflict } from '../../app/httpError';
import type { NotifyDeps } from '../../deps/deps';
import type { Actor } from '../startup-access/actor';
import { endMeetings } from './endMeetings';
import { holdTurns } from './holdTurns';
import { type Parties, upcomingQueries } from './upcoming.queries';

interface Cancellation {
  by: Actor;
  /** A message to both sides. */
  reason?: string | undefined;
}

/**
 * Cancels the upcoming meetings of a mentor, a startup, or one with the other, with notification, when an assignment
 * ends (rule 5.21). Nobody can book the mentor, or else the startup, until the transaction, passed as `db`, ends.
 * @returns the ids of the meetings
 * @throws 409 when a booking changes concurrently
 */
export async function cancelUpcoming(
  deps: NotifyDeps,
  parties: Parties,
  { by, reason }: Cancellation,
): Promise<number[]> {
  const { db, clock } = deps;
  const queries = upcomingQueries(db);
  const held = await queries.holdSchedules(parties);
  const { mentorId, startupId } = parties;
  await holdTurns(db, mentorId === undefined ? { startupId } : { mentorId });
  if (!(await queries.holdNewSchedules(parties, held)))
    throw conflict('A session was changed a moment ago. Please look at it again.');
  const upcoming = await queries.of(parties, clock.now());
  const schedules = new Set(upcoming.map(({ scheduleId }) => scheduleId));
  for (const scheduleId of schedules) {
    const meetingIds = upcoming.filter((one) => one.scheduleId === scheduleId).map(({ id }) => id);
    await endMeetings(deps, { scheduleId, meetingIds, what: 'cancelled', by, reason });
  }
  return upcoming.map(({ id }) => id);
}
