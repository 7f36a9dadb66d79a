import { eq } from 'drizzle-orm';
import { users } from '../../db/schema';
import { testApp } from '../../testing';
import { noDeadlocks } from '../../testing/noDeadlocks';
import { untilWaiting } from '../../testing/untilWaiting';
import { userFollowQueries } from '../follows/follows.queries';
import { followNoticesQueries } from '../notifications/followNotices.queries';
import { eraseDue } from './eraseDue';

const kit = testApp({ now: '2025-03-11T09:00:00Z' });
noDeadlocks(kit);

it('erases somebody while others follow them again, and nobody waits in a circle', async () => {
  const [leaving, fan] = [await kit.person(), await kit.person()];
  await kit.post(`/users/${leaving.id}/follow`, {}, { as: fan });
  await kit.post(`/users/${leaving.id}/unfollow`, {}, { as: fan });
  const asked = { deletionAskedAt: new Date('2025-02-01T00:00:00Z') };
  await kit.db.update(users).set(asked).where(eq(users.id, leaving.id));
  let erasing!: Promise<void>;
  await kit.db.transaction(async (tx) => {
    const now = kit.clock.now();
    await followNoticesQueries(tx).mark(fan.id, leaving.id, { now, since: new Date(0) });
    erasing = eraseDue(kit.deps);
    await untilWaiting(tx);
    await userFollowQueries(tx).add({ follower: fan.id, target: leaving.id }, now);
  });
  await erasing;

  expect(await kit.get(`/users/${leaving.id}`)).toMatchObject({ status: 404 });
  expect(await userFollowQueries(kit.db).countOf(fan.id)).toBe(0);
});
