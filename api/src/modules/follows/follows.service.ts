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

/** Maximum of startups, and of people, that one user may follow (rule 3.19). */
const MAX_FOLLOWS = 5_000;

const FOLLOWING: Done = { message: 'You are now following.' };

/** Following startups and people. All calls are idempotent. */
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
      /** @throws 422 for the caller's own id */
      async follow(viewer: Viewer, target: number) {
        if (viewer.id === target) throw unprocessable('You cannot follow your own account');
        return people.follow(viewer, target);
      },
      /** @throws 403 when asked on behalf of another user */
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

      /** False for guests and for targets that do not exist. */
      async isFollowing(viewer: Viewer | null, target: number): Promise<Following> {
        return {
          isFollowing: viewer !== null && (await follows.has({ target, follower: viewer.id })),
        };
      },

      /**
       * Repeating it succeeds, also at the limit or when the target was withdrawn since. @throws 404, 422 above the
       * limit
       */
      async follow(viewer: Viewer, target: number): Promise<Done> {
        const pair = { target, follower: viewer.id };
        if (await follows.has(pair)) return FOLLOWING;
        await requireTarget(viewer, target);
        await db.transaction(async (tx) => {
          await keepFromMerging(tx); // notifies several people, and locks the notifications of each
          await holdFollower(tx, viewer.id);
          if (await queries(tx).has(pair)) return;
          if ((await queries(tx).countOf(viewer.id)) >= MAX_FOLLOWS)
            throw unprocessable(`You cannot follow more than ${MAX_FOLLOWS}.`);
          await notifyFollow({ ...deps, db: tx }, { ...pair, target: { id: target, kind } });
          // Last, because it locks the counter: other followers of the same target wait until the commit.
          await queries(tx).add(pair, clock.now());
        });
        return FOLLOWING;
      },

      /** Also works for targets the caller can no longer see. The response does not reveal whether they exist. */
      async unfollow(viewer: Viewer, target: number): Promise<Done> {
        await follows.remove({ target, follower: viewer.id });
        return { message: 'You are no longer following.' };
      },
    };
  }
}
