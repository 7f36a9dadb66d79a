import { asc, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { rowsOf } from '../../db/rows';
import { occurrences, schedules } from '../../db/schema';
import { SHOWN_NAME } from '../users/shownName';
import type { Pair } from './moveRows';

/** Whose sessions become somebody else's. */
export type Side = 'mentor' | 'startup';

/** Two sessions of one hour, one of each, by who is on the other side of them. */
export interface Clash {
  startsAt: Date;
  first: string;
  second: string;
}

/** Sessions of two mentors, or of two startups, that become one. */
export function sessionsQueries(db: Database, side: Side) {
  const own = side === 'mentor' ? schedules.mentorId : schedules.startupId;
  const column = sql.identifier(`${side}_id`);
  /** What people call the other side of a session. */
  const other = (occurrence: string) => {
    const of = sql.identifier(occurrence);
    return side === 'mentor'
      ? sql`(select s.name from startups s where s.id = ${of}.startup_id)`
      : sql`(select ${SHOWN_NAME} from mentors m join users u on u.id = m.user_id
          where m.id = ${of}.mentor_id)`;
  };

  return {
    /** All schedules of both, held in the order of their numbers. */
    async holdSchedules(ids: number[]): Promise<number[]> {
      const rows = db.select({ id: schedules.id }).from(schedules);
      const held = rows.where(inArray(own, ids)).orderBy(asc(schedules.id));
      return (await held.for('update')).map(({ id }) => id);
    },

    /** Of schedules made since, how many nobody holds and how many there are: who changes one waits for us. */
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
     * All sessions, also what was; the claims on minutes follow by themselves (decision 075). One that took
     * place at an hour at which the other one had one, too, stays where it is: both cannot be one's own.
     * @returns how many moved
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

    /** Sessions that one has, in the past too. */
    countOf: (id: number) =>
      db.$count(
        occurrences,
        side === 'mentor'
          ? sql`${occurrences.mentorId} = ${id}`
          : sql`${occurrences.startupId} = ${id}`,
      ),
  };
}
