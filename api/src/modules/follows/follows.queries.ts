import { and, eq, sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { startupFollows, userFollows } from '../../db/schema';
import { counterQueries } from '../counters/counters.queries';

interface Follow {
  target: number;
  follower: number;
}

/** The same five statements for startups and for people, which have separate tables. */
export function startupFollowQueries(db: Database) {
  const pair = ({ target, follower }: Follow) =>
    and(eq(startupFollows.startupId, target), eq(startupFollows.followerId, follower));
  return {
    count: counterQueries(db, 'startup_follows').of,
    countOf: (follower: number) =>
      db.$count(startupFollows, eq(startupFollows.followerId, follower)),
    has: async (follow: Follow) => (await db.$count(startupFollows, pair(follow))) > 0,
    async add({ target, follower }: Follow, createdAt: Date) {
      const row = { startupId: target, followerId: follower, createdAt };
      await db.insert(startupFollows).values(row).onConflictDoNothing();
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
  return {
    count: counterQueries(db, 'user_follows').of,
    countOf: (follower) => db.$count(userFollows, eq(userFollows.followerId, follower)),
    has: async (follow) => (await db.$count(userFollows, pair(follow))) > 0,
    async add({ target, follower }, createdAt) {
      const row = { userId: target, followerId: follower, createdAt };
      await db.insert(userFollows).values(row).onConflictDoNothing();
    },
    async remove(follow) {
      await db.delete(userFollows).where(pair(follow));
    },
  };
}

/** Serializes the follows of one user; needs a transaction as `db`. */
export const holdFollower = (db: Database, follower: number) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended('follows', ${follower}))`);
