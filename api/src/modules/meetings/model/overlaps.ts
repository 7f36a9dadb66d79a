import { sql } from 'drizzle-orm';

import type { Database } from '../../../db/database';

/** Pairs of booked meetings that overlap and share a person or a room. */
export async function overlaps(db: Database) {
  const shared = (column: string) => sql<number>`(
    select count(*)::int from occurrences one join occurrences other
      on one.id < other.id and one.${sql.identifier(column)} = other.${sql.identifier(column)}
      and one.status = 'booked' and other.status = 'booked'
      and one.starts_at < other.ends_at and other.starts_at < one.ends_at)`;
  const [row] = await db
    .select({
      mentor: shared('mentor_id'),
      startup: shared('startup_id'),
      room: shared('room_id'),
    })
    .from(sql`(select 1) as once`);
  return row;
}
