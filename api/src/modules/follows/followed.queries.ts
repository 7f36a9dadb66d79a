import type { FollowedCursor, FollowedKind } from 'contract/wire/followed.contract';
import { and, type Column, desc, eq, isNull, lt, lte, or } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { startupFollows, startups, userFollows, users } from '../../db/schema';

interface Page {
  before: FollowedCursor | undefined;
  limit: number;
}

/** Public objects that a user follows, latest first. */
export function followedQueries(db: Database) {
  return {
    startups(followerId: number, { before, limit }: Page) {
      const { startupId, createdAt } = startupFollows;
      return db
        .select({
          id: startupId,
          name: startups.name,
          slug: startups.slug,
          picture: startups.startupImage,
          since: createdAt,
        })
        .from(startupFollows)
        .innerJoin(startups, eq(startups.id, startupId))
        .where(
          and(
            eq(startupFollows.followerId, followerId),
            startups.published,
            older('startup', { createdAt, id: startupId }, before),
          ),
        )
        .orderBy(desc(createdAt), desc(startupId))
        .limit(limit);
    },

    people(followerId: number, { before, limit }: Page) {
      const { userId, createdAt } = userFollows;
      return db
        .select({
          id: userId,
          name: users.name,
          surname: users.surname,
          picture: users.profilePhoto,
          since: createdAt,
        })
        .from(userFollows)
        .innerJoin(users, eq(users.id, userId))
        .where(
          and(
            eq(userFollows.followerId, followerId),
            isNull(users.deletedAt),
            older('user', { createdAt, id: userId }, before),
          ),
        )
        .orderBy(desc(createdAt), desc(userId))
        .limit(limit);
    },
  };
}

/** Order for the same moment: people before startups, higher ids first. */
function older(
  kind: FollowedKind,
  { createdAt, id }: { createdAt: Column; id: Column },
  before: FollowedCursor | undefined,
) {
  if (!before) return undefined;
  if (kind > before.kind) return lt(createdAt, before.since);
  if (kind < before.kind) return lte(createdAt, before.since);
  return or(lt(createdAt, before.since), and(eq(createdAt, before.since), lt(id, before.id)));
}
