import { asc, eq, or } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { followNotices } from '../../db/schema';
import { moveRowsOnce, type Pair } from './moveRows';

type Side = 'followerId' | 'targetId';

/** Notices of follows, moved or ended in a merge. */
export function mergedNoticesQueries(db: Database) {
  return {
    /**
     * Locks the notices before they are inserted anew, because the insert references the follower. A concurrent erasure
     * deletes notices first, then blocks references to the account.
     */
    async move(sides: readonly Side[], pair: Pair): Promise<void> {
      const theirs = or(...sides.map((side) => eq(followNotices[side], pair.from)));
      const held = db.select({ id: followNotices.targetId }).from(followNotices).where(theirs);
      await held.orderBy(asc(followNotices.followerId), asc(followNotices.targetId)).for('update');
      for (const side of sides) await moveRowsOnce(db, followNotices[side], pair);
    },
  };
}
