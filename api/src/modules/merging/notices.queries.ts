import { asc, eq, or } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { followNotices } from '../../db/schema';
import { moveRowsOnce, type Pair } from './moveRows';

type Side = 'followerId' | 'targetId';

/** What was noted of follows, when one of the two goes. */
export function mergedNoticesQueries(db: Database) {
  return {
    /**
     * Held before they are written anew, which names the follower: whoever erases that account has deleted them first,
     * and then lets nobody name it.
     */
    async move(sides: readonly Side[], pair: Pair): Promise<void> {
      const theirs = or(...sides.map((side) => eq(followNotices[side], pair.from)));
      const held = db.select({ id: followNotices.targetId }).from(followNotices).where(theirs);
      await held.orderBy(asc(followNotices.followerId), asc(followNotices.targetId)).for('update');
      for (const side of sides) await moveRowsOnce(db, followNotices[side], pair);
    },
  };
}
