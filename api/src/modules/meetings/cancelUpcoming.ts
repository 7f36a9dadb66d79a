import type { Deps } from '../../deps/deps';
import type { Actor } from '../startup-access/actor';
import { endMeetings } from './endMeetings';
import { upcomingQueries } from './upcoming.queries';

interface Between {
  mentorId: number;
  /** All of the mentor's startups when left out. */
  startupId?: number;
  by: Actor;
}

/**
 * Cancels a mentor's upcoming meetings, with notice: an assignment ended (rule 5.21). Hand
 * over a transaction as `db`.
 * @returns how many meetings
 */
export async function cancelUpcoming(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'keys' | 'limiter'>,
  { mentorId, startupId, by }: Between,
): Promise<number> {
  const { db, clock } = deps;
  const queries = upcomingQueries(db);
  await queries.holdSchedules(mentorId, startupId);
  const upcoming = await queries.of(mentorId, startupId, clock.now());
  const schedules = new Set(upcoming.map(({ scheduleId }) => scheduleId));
  for (const scheduleId of schedules) {
    const meetingIds = upcoming.filter((one) => one.scheduleId === scheduleId).map(({ id }) => id);
    await endMeetings(deps, { scheduleId, meetingIds, what: 'cancelled', by });
  }
  return upcoming.length;
}
