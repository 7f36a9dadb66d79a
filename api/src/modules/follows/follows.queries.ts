import { and, count, eq, sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { once } from '../../db/once';
import { startupFollows, userFollows } from '../../db/schema';

interface Follow {
  target: number;
  follower: number;
}

/** The same five statements over startups and over people; the two live in tables of their own. */
export function startupFollowQueries(db: Database) {
  const pair = ({ target, follower }: Follow) =>
    and(eq(startupFollows.startupId, target), eq(startupFollows.followerId, follower));
  const followers = once(() =>
    db
      .select({ count: count() })
      .from(startupFollows)
      .where(eq(startupFollows.startupId, sql.placeholder('target')))
      .prepare('followers_of_startup'),
  );
  return {
    async count(target: number) {
      const [row] = await followers().execute({ target });
      return row!.count;
    },
    countOf: (follower: number) =>
      db.$count(startupFollows, eq(startupFollows.followerId, follower)),
    has: async (follow: Follow) => (await db.$count(startupFollows, pair(follow))) > 0,
    /** @returns whether it is new */
    async add({ target, follower }: Follow, createdAt: Date) {
      const row = { startupId: target, followerId: follower, createdAt };
      return (
        (await db.insert(startupFollows).values(row).onConflictDoNothing().returning()).length > 0
      );
    },
    async remove(follow: Follow) {
      await db.delete(startupFollows).where(pair(follow));
    },
  };
}

export type FollowQueries = ReturnType<typeof startupFollowQueries>;

export function userFollowQueries(db: Database): FollowQueries {
  const pair = ({ target, follower }: Follow) =>
    and(eq(userFollows.userId, target), eq(userFollows.followerId, follower));
  const followers = once(() =>
    db
      .select({ count: count() })
      .from(userFollows)
      .where(eq(userFollows.userId, sql.placeholder('target')))
      .prepare('followers_of_user'),
  );
  return {
    async count(target) {
      const [row] = await followers().execute({ target });
      return row!.count;
    },
    countOf: (follower) => db.$count(userFollows, eq(userFollows.followerId, follower)),
    has: async (follow) => (await db.$count(userFollows, pair(follow))) > 0,
    async add({ target, follower }, createdAt) {
      const row = { userId: target, followerId: follower, createdAt };
      return (
        (await db.insert(userFollows).values(row).onConflictDoNothing().returning()).length > 0
      );
    },
    async remove(follow) {
      await db.delete(userFollows).where(pair(follow));
    },
  };
}
