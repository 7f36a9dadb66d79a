import { asc, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { rowsOf } from '../../db/rows';
import { occurrences, schedules } from '../../db/schema';
import { SHOWN_NAME } from '../users/shownName';
import type { Pair } from './moveRows';

/** Which side of a session is merged. */
export type Side = 'mentor' | 'startup';

/** Two sessions at the same hour, one of each party, named by their other side. */
export interface Clash {
  startsAt: Date;
  first: string;
  second: string;
}

/** Sessions of two mentors, or of two startups, that are merged. */
export function sessionsQueries(db: Database, side: Side) {
  const own = side === 'mentor' ? schedules.mentorId : schedules.startupId;
  const column = sql.identifier(`${side}_id`);
  /** The name of the other side of a session. */
  const other = (occurrence: string) => {
    const of = sql.identifier(occurrence);
    return side === 'mentor'
      ? sql`(select s.name from startups s where s.id = ${of}.startup_id)`
      : sql`(select ${SHOWN_NAME} from mentors m join users u on u.id = m.user_id
          where m.id = ${of}.mentor_id)`;
  };

  return {
    /** Locks all schedules of both, by id. */
    async holdSchedules(ids: number[]): Promise<number[]> {
      const rows = db.select({ id: schedules.id }).from(schedules);
      const held = rows.where(inArray(own, ids)).orderBy(asc(schedules.id));
      return (await held.for('update')).map(({ id }) => id);
    },

    /**
     * Counts schedules created since, and those of them that nobody has locked. A transaction that has locked one waits
     * for ours.
     */
    async newSchedules(ids: number[], held: number[]): Promise<{ free: number; all: number }> {
      const known = new Set(held);
      const all = await db.select({ id: schedules.id }).from(schedules).where(inArray(own, ids));
      const fresh = all.map(({ id }) => id).filter((id) => !known.has(id));
      if (fresh.length === 0) return { free: 0, all: 0 };
      const found = db.select({ id: schedules.id }).from(schedules);
      const free = await found
        .where(inArray(schedules.id, fresh))
        .for('update', { skipLocked: true });
      return { free: free.length, all: fresh.length };
    },

    /** Booked sessions that overlap and have not ended, soonest first. */
    async clashes({ from, to }: Pair, now: Date): Promise<Clash[]> {
      const rows = await rowsOf<{ starts_at: string; first: string; second: string }>(
        db,
        sql`select mine.starts_at, ${other('mine')} as first, ${other('theirs')} as second
          from occurrences mine
          join occurrences theirs on theirs.${column} = ${from} and theirs.status = 'booked'
            and tstzrange(theirs.starts_at, theirs.ends_at) && tstzrange(mine.starts_at, mine.ends_at)
          where mine.${column} = ${to} and mine.status = 'booked'
            and greatest(mine.ends_at, theirs.ends_at) > ${now.toISOString()}::timestamptz
          order by mine.starts_at, mine.id limit 4`,
      );
      return rows.map(({ starts_at, ...names }) => ({ startsAt: new Date(starts_at), ...names }));
    },

    /**
     * Moves all sessions, past ones included; the claims on minutes follow by trigger (decision 075). A past session
     * that overlaps one of the other party stays, because one party cannot have both.
     * @returns the number of moved sessions
     */
    async move({ from, to }: Pair): Promise<number> {
      const moved = await rowsOf(
        db,
        sql`update occurrences o set ${column} = ${to}
          where o.${column} = ${from} and not (o.status = 'booked' and exists (
            select 1 from occurrences mine where mine.${column} = ${to} and mine.status = 'booked'
              and tstzrange(mine.starts_at, mine.ends_at) && tstzrange(o.starts_at, o.ends_at)))
          returning o.id`,
      );
      return moved.length;
    },

    /** Number of sessions, past ones included. */
    countOf: (id: number) =>
      db.$count(
        occurrences,
        side === 'mentor'
          ? sql`${occurrences.mentorId} = ${id}`
          : sql`${occurrences.startupId} = ${id}`,
      ),
  };
}
