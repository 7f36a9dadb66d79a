import type { Database } from '../../db/database';
import type { Deps } from '../../deps/deps';
import { calendarQueries } from '../meetings/calendar.queries';
import type { OccurrenceRow, ScheduleRow } from '../meetings/meetings.queries';
import { movePlan } from '../meetings/movePlan';
import { mentorsQueries } from '../mentors/mentors.queries';
import { lengthOf, type Span } from '../scheduling/localTime';

/** The meetings to move. */
interface Moving {
  schedule: ScheduleRow;
  named: OccurrenceRow;
  /** Includes `named`. */
  moving: OccurrenceRow[];
}

/** Converts starts to spans with the mentor's current length of meetings, in order. */
export async function spansFrom(
  db: Database,
  { mentorId }: Pick<ScheduleRow, 'mentorId'>,
  starts: Date[],
): Promise<Span[]> {
  const mentor = await mentorsQueries(db).byId(mentorId);
  const length = lengthOf(mentor!.meetingMinutes);
  const ordered = starts.map((at) => at.getTime()).sort((one, other) => one - other);
  return ordered.map((start) => ({ start, end: start + length }));
}

/**
 * The starts that are not available when the meetings move so that `named` begins at `to`; none means founders could
 * choose it now. Reads without locks: choosing a time checks again.
 */
export async function clashesAt(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { schedule, named, moving }: Moving,
  to: Span,
): Promise<number[]> {
  const { startupId, mentorId } = schedule;
  const { spans, refused, bufferMinutes } = await movePlan(deps, schedule, { named, moving, to });
  if (refused.length > 0) return refused;
  const leaving = moving.map(({ id }) => id);
  const dates = { startupId, mentorId, dates: spans, bufferMinutes };
  return calendarQueries(deps.db).clashes(dates, leaving);
}
