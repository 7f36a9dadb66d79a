import type { Parts } from '../../app/parts';
import { mentorsQueries } from '../mentors/mentors.queries';
import { isBookable, mayFollow } from '../scheduling/bookable';
import { planShift } from '../scheduling/plan';
import type { Span } from '../scheduling/wallClock';
import { hoursQueries } from './hours.queries';
import type { OccurrenceRow, ScheduleRow } from './meetings.queries';

interface Wanted {
  named: OccurrenceRow;
  /** With `named` among them. */
  moving: OccurrenceRow[];
  to: Span;
}

/**
 * Where the meetings of a schedule go when one of them moves, by the mentor's hours.
 * @returns a span for each of `moving`, or the starts that lie outside of the hours
 */
export async function movePlan(
  { db, clock, config }: Pick<Parts, 'db' | 'clock' | 'config'>,
  schedule: ScheduleRow,
  { named, moving, to }: Wanted,
): Promise<{ spans: Span[]; refused: number[]; bufferMinutes: number }> {
  const mentor = await mentorsQueries(db).byId(schedule.mentorId);
  const limits = { now: clock.now(), programmeEnd: config.programmeEnd };
  const { timeZone, bufferMinutes } = mentor!;
  const planned = planShift(timeZone, { original: regular(named) }, to, {
    meetings: moving.map((meeting) => ({ original: regular(meeting) })),
    recurrence: moving.length > 1 ? schedule.recurrence : 'none',
  });
  const spans = planned.map((span, at) => (moving[at]!.id === named.id ? to : span));
  const ends = spans.map((span) => span?.end ?? to.end);
  const hours = await hoursQueries(db).of(mentor!, {
    start: limits.now.getTime(),
    end: Math.max(...ends),
  });
  const refused = spans.flatMap((span, at) => {
    const fits =
      span && (span === to ? isBookable(hours, to, limits) : mayFollow(hours, span, limits));
    return fits ? [] : [span?.start ?? moving[at]!.startsAt.getTime()];
  });
  return { spans: spans as Span[], refused, bufferMinutes };
}

const regular = (meeting: OccurrenceRow) => meeting.originalStartsAt.getTime();
