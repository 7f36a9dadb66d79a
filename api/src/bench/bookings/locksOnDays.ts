import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';

const PARAMETERS = sql.raw(
  'mentor integer, startup integer, starts timestamptz[], ends timestamptz[], room integer, first integer, buffer interval, but integer[], skip boolean',
);

/** Books like before decision 075, in a database of the bench: locks every day of a meeting for everybody. */
export async function locksOnDays(db: Database): Promise<void> {
  await db.execute(sql`alter function take_rooms rename to take_rooms_by_turns`);
  await db.execute(sql`create function take_rooms(${PARAMETERS}) returns integer[] language plpgsql as $$
    begin
      perform lock_days(starts, ends, buffer);
      return take_rooms_by_turns(mentor, startup, starts, ends, room, first, buffer, but, skip);
    end $$`);
}
