import { eq } from 'drizzle-orm';
import { teamMembers } from '../../../db/schema';
import { testApp } from '../../../testing';
import { noDeadlocks } from '../../../testing/noDeadlocks';
import { untilWaiting } from '../../../testing/untilWaiting';
import { mergeStartupsFixture } from './testing/mergeStartupsFixture';

const kit = testApp({ now: '2025-03-11T09:00:00Z' });
noDeadlocks(kit);
const { look, agree } = mergeStartupsFixture(kit);

it('a user follows the removed startup concurrently, while its founder has an unread notification: no deadlock', async () => {
  const [goes, stays] = [await kit.startup({ published: true }), await kit.startup()];
  await kit.joins(goes);
  const [first, second] = [await kit.person(), await kit.person()];
  const follow = (as: typeof first) => kit.post(`/startups/${goes.id}/follow`, {}, { as });
  await follow(first);
  const { seen } = (await look(goes, stays)).body;
  let merging!: ReturnType<typeof agree>;
  let following!: ReturnType<typeof follow>;
  await kit.db.transaction(async (tx) => {
    await tx.select().from(teamMembers).where(eq(teamMembers.startupId, goes.id)).for('update');
    merging = agree(goes, stays, { seen });
    await untilWaiting(tx);
    following = follow(second);
    await untilWaiting(tx, 2);
  });

  expect(await merging).toMatchObject({ status: 200 });
  expect(await following).toMatchObject({ status: 404 });
});
