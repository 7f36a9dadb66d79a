import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { profileViewDays, profileViewers } from '../../db/schema';
import { moveRowsOnce, type Pair } from './moveRows';

/** Adds the views of both profiles. Viewers within the window of rule 3.24 are counted once. */
export async function addViews(db: Database, pair: Pair) {
  const { from, to } = pair;
  await db.execute(sql`insert into profile_view_days as mine (profile_id, day, views)
    select ${to}::int, day, views from profile_view_days where profile_id = ${from}
    on conflict (profile_id, day) do update set views = mine.views + excluded.views`);
  await db.delete(profileViewDays).where(eq(profileViewDays.profileId, from));
  await moveRowsOnce(db, profileViewers.profileId, pair);
}
