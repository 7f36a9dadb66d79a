import { eq } from 'drizzle-orm';
import { MINUTE } from '../../app/clock';
import { idempotencyKeys, users } from '../../db/schema';
import { testApp } from '../../testing';
import { noDeadlocks } from '../../testing/noDeadlocks';
import { untilWaiting } from '../../testing/untilWaiting';
import { userFollowQueries } from '../follows/follows.queries';
import { followNoticesQueries } from '../notifications/followNotices.queries';
import { eraseDue } from './eraseDue';

const kit = testApp({ now: '2025-03-11T09:00:00Z' });
noDeadlocks(kit);

it('erases a user while others follow them again, without a deadlock', async () => {
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

it('leaves no name in stored responses of others, which may be repeated for a minute', async () => {
  const [leaving, other] = [await kit.person(), await kit.person()];
  const noted = () => kit.db.select().from(idempotencyKeys).orderBy(idempotencyKeys.key);
  const note = (key: string, rest: object) =>
    kit.db
      .insert(idempotencyKeys)
      .values({ userId: other.id, key, requestHash: 'any', createdAt: kit.clock.now(), ...rest });
  await note('long-over', { status: 200, answer: { note: { author: leaving.username } } });
  await note('under-way', {});
  kit.clock.advance(MINUTE + 1);
  await note('yet-repeated', { status: 200, answer: { message: 'Saved.' } });

  const asked = { deletionAskedAt: new Date('2025-02-01T00:00:00Z') };
  await kit.db.update(users).set(asked).where(eq(users.id, leaving.id));
  await eraseDue(kit.deps);

  expect((await noted()).map(({ key }) => key)).toEqual(['under-way', 'yet-repeated']);
});
