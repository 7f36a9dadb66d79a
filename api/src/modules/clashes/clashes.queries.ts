import { and, asc, eq, exists, gt, inArray, lt, ne, not, notInArray, sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { busyCalendars, busyClashes, busySpans, occurrences, startups } from '../../db/schema';

/** Maximum of clashes in one list. */
const MAX_SHOWN = 50;
/** An upper bound above any real number of upcoming meetings. */
const MAX_CLASHES = 1_000;

/** A meeting and the time at which it clashes. */
type Clash = Pick<typeof occurrences.$inferSelect, 'id' | 'startsAt'>;

/** Upcoming booked meetings that overlap an event in their mentor's own calendar (rule 6.27). */
export function clashesQueries(db: Database) {
  const one = { one: sql`1` };
  const isBusy = exists(
    db
      .select(one)
      .from(busySpans)
      .where(
        and(
          eq(busySpans.mentorId, occurrences.mentorId),
          lt(busySpans.startsAt, occurrences.endsAt),
          gt(busySpans.endsAt, occurrences.startsAt),
        ),
      ),
  );
  const isStored = exists(
    db
      .select(one)
      .from(busyClashes)
      .where(
        and(
          eq(busyClashes.occurrenceId, occurrences.id),
          eq(busyClashes.startsAt, occurrences.startsAt),
          eq(busyClashes.kept, true),
        ),
      ),
  );
  const hits = (now: Date) =>
    and(eq(occurrences.status, 'booked'), gt(occurrences.startsAt, now), isBusy);
  const meetings = (mentorId: number, now: Date) =>
    db
      .select({
        id: occurrences.id,
        startupId: startups.id,
        startup: startups.name,
        startsAt: occurrences.startsAt,
        endsAt: occurrences.endsAt,
        isKept: sql<boolean>`${isStored}`,
      })
      .from(occurrences)
      .innerJoin(startups, eq(startups.id, occurrences.startupId))
      .where(and(eq(occurrences.mentorId, mentorId), hits(now)))
      .orderBy(asc(occurrences.startsAt), asc(occurrences.id))
      .$dynamic();

  return {
    /** All clashes of a mentor, including those the mentor decided to keep; soonest first. */
    findAll: (mentorId: number, now: Date) => meetings(mentorId, now).limit(MAX_CLASHES),

    /** Clashes the mentor has not decided on; soonest first. */
    async findOpen(mentorId: number, now: Date) {
      const rows = await meetings(mentorId, now).limit(MAX_CLASHES);
      return rows.filter((row) => !row.isKept).slice(0, MAX_SHOWN);
    },

    /** Which of these meetings have a clash that their mentor has to decide on. */
    async findOpenAmong(ids: number[], now: Date): Promise<Set<number>> {
      if (ids.length === 0) return new Set();
      const rows = await db
        .select({ id: occurrences.id })
        .from(occurrences)
        .where(and(inArray(occurrences.id, ids), hits(now), not(isStored)));
      return new Set(rows.map(({ id }) => id));
    },

    /**
     * Stores the current clashes and deletes those that are over: a later clash of the same meeting is a new one.
     * @returns the ids of meetings that had no clash at this time before
     */
    async replace(mentorId: number, rows: Clash[]): Promise<number[]> {
      const ids = rows.map(({ id }) => id);
      const others = ids.length > 0 ? notInArray(busyClashes.occurrenceId, ids) : undefined;
      await db.delete(busyClashes).where(and(eq(busyClashes.mentorId, mentorId), others));
      if (rows.length === 0) return [];
      const excluded = sql`excluded.starts_at`;
      const stored = await db
        .insert(busyClashes)
        .values(rows.map(({ id, startsAt }) => ({ occurrenceId: id, mentorId, startsAt })))
        .onConflictDoUpdate({
          target: busyClashes.occurrenceId,
          set: { startsAt: excluded, kept: false },
          setWhere: ne(busyClashes.startsAt, excluded),
        })
        .returning({ id: busyClashes.occurrenceId });
      return stored.map(({ id }) => id);
    },

    /**
     * Marks a clash as kept: the meeting takes place. Needs a transaction as `db`, because the calendar may be removed
     * meanwhile.
     */
    async keep({ id: occurrenceId, mentorId, startsAt }: Clash & { mentorId: number }) {
      const own = db.select().from(busyCalendars).where(eq(busyCalendars.mentorId, mentorId));
      if ((await own.for('key share')).length === 0) return;
      const set = { startsAt, kept: true };
      await db
        .insert(busyClashes)
        .values({ occurrenceId, mentorId, ...set })
        .onConflictDoUpdate({ target: busyClashes.occurrenceId, set });
    },
  };
}
