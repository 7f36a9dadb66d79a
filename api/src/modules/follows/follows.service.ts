import type { FollowerCount, Following } from 'contract/wire/follows.contract';
import type { Done } from 'contract/wire/text.contract';
import { notFound, unprocessable } from '../../app/httpError';
import { requireSame, type Viewer } from '../../app/viewer';
import type { Database } from '../../db/database';
import type { NotifyDeps } from '../../deps/deps';
import { keepFromMerging } from '../merging-turn/turnOfMerging';
import { notifyFollow } from '../notifications/notifyFollow';
import { startupPolicy } from '../startup-access/access.policy';
import { usersQueries } from '../users/users.queries';
import {
  type FollowQueries,
  holdFollower,
  startupFollowQueries,
  userFollowQueries,
} from './follows.queries';

/** How many startups, and how many people, one may follow (rule 3.19). */
const MAX_FOLLOWS = 5_000;

const FOLLOWING: Done = { message: 'You are now following.' };

/** Following startups and people. Everything is idempotent: once or twice is the same. */
export function followsService(deps: NotifyDeps) {
  const { db, clock } = deps;
  const policy = startupPolicy(db);
  const users = usersQueries(db);

  const startups = following('startup', startupFollowQueries, (viewer, id) =>
    policy.requireVisible(viewer, id),
  );
  const people = following('user', userFollowQueries, async (_viewer, id) => {
    if (!(await users.exists(id))) throw notFound();
  });

  return {
    startups,
    people: {
      ...people,
      /** @throws 422 for oneself */
      async follow(viewer: Viewer, target: number) {
        if (viewer.id === target) throw unprocessable('You cannot follow your own account');
        return people.follow(viewer, target);
      },
      /** @throws 403 when asked on behalf of somebody else */
      async isFollowing(
        viewer: Viewer | null,
        target: number,
        follower?: number,
      ): Promise<Following> {
        if (viewer) requireSame(viewer.id, follower);
        return people.isFollowing(viewer, target);
      },
    },
  };

  function following(
    kind: 'user' | 'startup',
    queries: (db: Database) => FollowQueries,
    requireTarget: (viewer: Viewer | null, id: number) => Promise<void>,
  ) {
    const follows = queries(db);
    return {
      /** @throws 404 */
      async followers(viewer: Viewer | null, target: number): Promise<FollowerCount> {
        await requireTarget(viewer, target);
        return { followerCount: await follows.count(target) };
      },

      /** A guest follows nobody, and nobody follows what is not there. */
      async isFollowing(viewer: Viewer | null, target: number): Promise<Following> {
        return {
          isFollowing: viewer !== null && (await follows.has({ target, follower: viewer.id })),
        };
      },

      /** Again is fine, also at the limit or when it was withdrawn since. @throws 404, 422 above the limit */
      async follow(viewer: Viewer, target: number): Promise<Done> {
        const pair = { target, follower: viewer.id };
        if (await follows.has(pair)) return FOLLOWING;
        await requireTarget(viewer, target);
        await db.transaction(async (tx) => {
          await keepFromMerging(tx); // tells several, and holds what was told to each
          await holdFollower(tx, viewer.id);
          if (await queries(tx).has(pair)) return;
          if ((await queries(tx).countOf(viewer.id)) >= MAX_FOLLOWS)
            throw unprocessable(`You cannot follow more than ${MAX_FOLLOWS}.`);
          await notifyFollow({ ...deps, db: tx }, { ...pair, target: { id: target, kind } });
          // Last, since everybody else who follows the same waits for the counter from here on.
          await queries(tx).add(pair, clock.now());
        });
        return FOLLOWING;
      },

      /** One may stop following what one may see no more; so the answer tells nobody what is there. */
      async unfollow(viewer: Viewer, target: number): Promise<Done> {
        await follows.remove({ target, follower: viewer.id });
        return { message: 'You are no longer following.' };
      },
    };
  }
}
