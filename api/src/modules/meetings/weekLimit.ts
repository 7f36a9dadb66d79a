import { and, eq, gte, lt, notInArray } from 'drizzle-orm';

import { MINUTE } from '../../app/clock';
import type { Database } from '../../db/database';
import { occurrences } from '../../db/schema';
import { type Span, weekIn } from '../scheduling/localTime';
import type { MentorRow } from './hours.queries';

interface Taking {
  startupId: number;
  dates: Span[];
  /** Meetings to treat as free. */
  leaving?: number[];
  /** Only one of the dates will be booked, so they are not summed. */
  alternatives?: boolean;
}

/**
 * The starts with which a startup would exceed the mentor's weekly limit for one startup (rule 5.38). A week starts on
 * Monday in the mentor's zone.
 */
export async function beyondWeek(
  db: Database,
  mentor: Pick<MentorRow, 'id' | 'timeZone' | 'startupWeekMinutes'>,
  { startupId, dates, leaving = [], alternatives = false }: Taking,
): Promise<number[]> {
  const { id: mentorId, timeZone, startupWeekMinutes } = mentor;
  if (startupWeekMinutes === null || dates.length === 0) return [];
  const weekOf = weekFinder(timeZone);
  const weeks = dates.map(weekOf);
  const rows = await db
    .select({ start: occurrences.startsAt, end: occurrences.endsAt })
    .from(occurrences)
    .where(
      and(
        eq(occurrences.startupId, startupId),
        eq(occurrences.mentorId, mentorId),
        eq(occurrences.status, 'booked'),
        gte(occurrences.startsAt, new Date(Math.min(...weeks.map(({ start }) => start)))),
        lt(occurrences.startsAt, new Date(Math.max(...weeks.map(({ end }) => end)))),
        leaving.length > 0 ? notInArray(occurrences.id, leaving) : undefined,
      ),
    );
  const taken = new Map<number, number>();
  const add = (date: Span) => {
    const { start } = weekOf(date);
    taken.set(start, (taken.get(start) ?? 0) + date.end - date.start);
  };
  for (const { start, end } of rows) add({ start: start.getTime(), end: end.getTime() });

  const limit = startupWeekMinutes * MINUTE;
  return dates.flatMap((date) => {
    const before = taken.get(weekOf(date).start) ?? 0;
    if (before + date.end - date.start > limit) return [date.start];
    if (!alternatives) add(date);
    return [];
  });
}

/** Returns the week of a date; caches weeks, because dates of a month share a few. */
function weekFinder(zone: string): (date: Span) => Span {
  const found: Span[] = [];
  return ({ start }) => {
    const known = found.find((week) => week.start <= start && start < week.end);
    if (known) return known;
    const week = weekIn(zone, start);
    found.push(week);
    return week;
  };
}
