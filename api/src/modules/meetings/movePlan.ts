import type { Deps } from '../../deps/deps';
import { mentorsQueries } from '../mentors/mentors.queries';
import { readProgrammeEnd } from '../programme/programmeLimits';
import { isBookable, mayFollow } from '../scheduling/bookable';
import type { Span } from '../scheduling/localTime';
import { planShift } from '../scheduling/plan';
import { hoursQueries } from './hours.queries';
import type { OccurrenceRow, ScheduleRow } from './meetings.queries';
import { WEEK_IS_FULL } from './slotTaken';
import { beyondWeek } from './weekLimit';

interface Wanted {
  named: OccurrenceRow;
  /** Includes `named`. */
  moving: OccurrenceRow[];
  to: Span;
}

/**
 * The new times of a schedule's meetings when one of them moves, within the mentor's hours and weekly limit. A mentor
 * who is no longer assigned has no time.
 * @returns a span for each of `moving`, or the starts that are not available
 */
export async function movePlan(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  schedule: ScheduleRow,
  { named, moving, to }: Wanted,
): Promise<{ spans: Span[]; refused: number[]; reason?: string; bufferMinutes: number }> {
  const { startupId, mentorId } = schedule;
  const mentor = await mentorsQueries(db).assignedTo(startupId, mentorId);
  if (!mentor) return { spans: [], refused: [to.start], bufferMinutes: 0 };
  const limits = { now: clock.now(), programmeEnd: await readProgrammeEnd({ db, config }) };
  const { timeZone, bufferMinutes } = mentor;
  const planned = planShift(timeZone, { original: regular(named) }, to, {
    meetings: moving.map((meeting) => ({ original: regular(meeting) })),
    recurrence: moving.length > 1 ? schedule.recurrence : 'none',
  });
  const spans = planned.map((span, at) => (moving[at]!.id === named.id ? to : span));
  const ends = spans.map((span) => span?.end ?? to.end);
  const hours = await hoursQueries(db).of(mentor, {
    start: limits.now.getTime(),
    end: Math.max(...ends),
  });
  const refused = spans.flatMap((span, at) => {
    const fits =
      span && (span === to ? isBookable(hours, to, limits) : mayFollow(hours, span, limits));
    return fits ? [] : [span?.start ?? moving[at]!.startsAt.getTime()];
  });
  if (refused.length > 0) return { spans: [], refused, bufferMinutes };
  const leaving = moving.map(({ id }) => id);
  const taking = { startupId, dates: spans as Span[], leaving };
  const full = await beyondWeek(db, mentor, taking);
  const reason = full.length > 0 ? WEEK_IS_FULL : undefined;
  return { spans: spans as Span[], refused: full, reason, bufferMinutes };
}

const regular = (meeting: OccurrenceRow) => meeting.originalStartsAt.getTime();
