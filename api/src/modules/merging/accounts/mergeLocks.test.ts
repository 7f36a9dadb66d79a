import { eq } from 'drizzle-orm';
import { followNotices, notifications, teamMembers, users } from '../../../db/schema';
import { mentorQueries } from '../../../staff/acts/mentors/mentors.queries';
import { type TestUser, testApp } from '../../../testing';
import { noDeadlocks } from '../../../testing/noDeadlocks';
import { untilWaiting } from '../../../testing/untilWaiting';
import { lockAccountNow } from '../../account-lock/accountLock';
import { userFollowQueries } from '../../follows/follows.queries';
import { followNoticesQueries } from '../../notifications/followNotices.queries';
import { teamQueries } from '../../team/team.queries';
import { eraseBeside, holdSessionsOf, invitedAndMailed } from '../testing/eraseBeside';
import { mergeFixture } from './testing/mergeFixture';

const kit = testApp({ now: '2025-03-11T09:00:00Z' });
noDeadlocks(kit);
const { look, agree, merge } = mergeFixture(kit);
const two = async () => [await kit.person(), await kit.person()] as const;
const seenOf = async (goes: TestUser, stays: TestUser): Promise<string> =>
  (await look(goes, stays)).body.seen;

it('a concurrent acceptance of an invitation: the holder of a team lock can still lock the account', async () => {
  const [goes, stays] = await two();
  const startup = await kit.startup();
  await kit.alsoJoins(startup, goes, 'founder');
  const seen = await seenOf(goes, stays);
  let merging!: ReturnType<typeof agree>;
  await kit.db.transaction(async (tx) => {
    await teamQueries(tx).hold(startup.id);
    merging = agree(goes, stays, { seen });
    await untilWaiting(tx);
    for (const { id } of [goes, stays]) expect(await lockAccountNow(tx, id)).toMatchObject({ id });
  });

  expect(await merging).toMatchObject({ status: 200 });
});

it('the remaining mentor is assigned concurrently to a startup of the other: staff must repeat the preview', async () => {
  const startup = await kit.startup();
  const [goes, stays] = [await kit.mentorOf(startup), await kit.mentorOf()];
  const seen = await seenOf(goes, stays);
  const pair = { mentorId: stays.mentorId, startupId: startup.id };
  let merging!: ReturnType<typeof agree>;
  await kit.db.transaction(async (tx) => {
    await mentorQueries(tx).assign({ ...pair, createdAt: kit.clock.now() });
    merging = agree(goes, stays, { seen });
    await untilWaiting(tx);
  });

  const { status } = await merging;
  expect([200, 409]).toContain(status); // 200 when the transactions run one after the other
  if (status !== 200) expect(await merge(goes, stays)).toMatchObject({ status: 200 });
});

it.each(['follows again', 'is followed again'])(
  'the duplicate %s concurrently: it is stored once, without a deadlock',
  async (what) => {
    const [goes, stays] = await two();
    const other = await kit.person();
    const [follower, target] = what === 'follows again' ? [goes, other] : [other, goes];
    await kit.post(`/users/${target.id}/follow`, {}, { as: follower });
    await kit.post(`/users/${target.id}/unfollow`, {}, { as: follower });
    const seen = await seenOf(goes, stays);
    let merging!: ReturnType<typeof agree>;
    await kit.db.transaction(async (tx) => {
      const now = kit.clock.now();
      await followNoticesQueries(tx).mark(follower.id, target.id, { now, since: new Date(0) });
      merging = agree(goes, stays, { seen });
      await untilWaiting(tx);
      await userFollowQueries(tx).add({ follower: follower.id, target: target.id }, now);
    });

    expect(await merging).toMatchObject({ status: 200 });
    const [by, whom] = what === 'follows again' ? [stays, other] : [other, stays];
    const pair = { follower: by.id, target: whom.id };
    expect(await userFollowQueries(kit.db).has(pair)).toBe(true);
    await kit.post(`/users/${whom.id}/unfollow`, {}, { as: by });
    await kit.post(`/users/${whom.id}/follow`, {}, { as: by });
    const news = await kit.get('/notifications', { as: whom });
    expect(news.body.data).toHaveLength(1);
  },
);

it('a person whom the duplicate invited, and who follows it, is erased concurrently: no deadlock', async () => {
  const [goes, stays] = await two();
  const [leaver, { id: startupId }] = [await kit.person(), await kit.startup()];
  await kit.post(`/users/${goes.id}/follow`, {}, { as: leaver });
  const hold = await invitedAndMailed(kit, leaver, { startupId, invitedBy: goes.id });
  const seen = await seenOf(goes, stays);

  expect(await eraseBeside(kit, leaver, hold, () => agree(goes, stays, { seen }))).toMatchObject({
    status: 200,
  });
});

it('a follower of the removed account is erased concurrently: the notification is deleted, without a deadlock', async () => {
  const [goes, stays] = await two();
  const fan = await kit.person();
  await kit.post(`/users/${goes.id}/follow`, {}, { as: fan });
  const seen = await seenOf(goes, stays);
  const hold = holdSessionsOf(fan);

  expect(await eraseBeside(kit, fan, hold, () => agree(goes, stays, { seen }))).toMatchObject({
    status: 200,
  });
  expect(await kit.db.$count(followNotices, eq(followNotices.followerId, fan.id))).toBe(0);
});

it.each(['user', 'startup'] as const)(
  'the duplicate has an unread notification of followers, and another user concurrently follows that %s: no deadlock',
  async (kind) => {
    const [goes, stays] = await two();
    const startup = await kit.startup();
    await kit.alsoJoins(startup, goes, 'founder');
    const [first, second] = await two();
    const path = kind === 'user' ? `/users/${goes.id}/follow` : `/startups/${startup.id}/follow`;
    await kit.post(path, {}, { as: first });
    const seen = await seenOf(goes, stays);
    let merging!: ReturnType<typeof agree>;
    let following!: ReturnType<typeof agree>;
    await kit.db.transaction(async (tx) => {
      await tx.select().from(teamMembers).where(eq(teamMembers.userId, goes.id)).for('update');
      merging = agree(goes, stays, { seen });
      await untilWaiting(tx);
      following = kit.post(path, {}, { as: second });
      await untilWaiting(tx, 2);
    });

    expect(await merging).toMatchObject({ status: 200 });
    expect([200, 404]).toContain((await following).status);
  },
);

it('a user follows its startup while the duplicate waits for its lock: nobody is notified, without a deadlock', async () => {
  const [goes, stays] = await two();
  const startup = await kit.startup();
  await kit.alsoJoins(startup, goes, 'founder');
  const fan = await kit.person();
  const seen = await seenOf(goes, stays);
  let merging!: ReturnType<typeof agree>;
  let following!: ReturnType<typeof agree>;
  await kit.db.transaction(async (tx) => {
    await tx.select().from(users).where(eq(users.id, goes.id)).for('key share');
    merging = agree(goes, stays, { seen });
    await untilWaiting(tx);
    following = kit.post(`/startups/${startup.id}/follow`, {}, { as: fan });
    await Promise.race([following, untilWaiting(tx, 2)]);
    expect(await tx.$count(notifications, eq(notifications.userId, goes.id))).toBe(0);
  });

  expect(await merging).toMatchObject({ status: 200 });
  expect(await following).toMatchObject({ status: 200 });
  expect((await kit.get('/notifications', { as: stays })).body.data).toHaveLength(1);
});
