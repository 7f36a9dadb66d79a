import { and, asc, eq, exists, gt, lt, sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { busySpans, occurrences, startups } from '../../db/schema';

const MAX_CLASHES = 50;

export function clashesQueries(db: Database) {
  return {
    /** Booked meetings ahead that the mentor's own calendar has something else for, soonest first. */
    ahead(mentorId: number, now: Date) {
      const busy = db
        .select({ one: sql`1` })
        .from(busySpans)
        .where(
          and(
            eq(busySpans.mentorId, mentorId),
            lt(busySpans.startsAt, occurrences.endsAt),
            gt(busySpans.endsAt, occurrences.startsAt),
          ),
        );
      return db
        .select({
          id: occurrences.id,
          startupId: startups.id,
          startup: startups.name,
          startsAt: occurrences.startsAt,
          endsAt: occurrences.endsAt,
        })
        .from(occurrences)
        .innerJoin(startups, eq(startups.id, occurrences.startupId))
        .where(
          and(
            eq(occurrences.mentorId, mentorId),
            eq(occurrences.status, 'booked'),
            gt(occurrences.startsAt, now),
            exists(busy),
          ),
        )
        .orderBy(asc(occurrences.startsAt), asc(occurrences.id))
        .limit(MAX_CLASHES);
    },
  };
}
