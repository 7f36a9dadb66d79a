import { eq } from 'drizzle-orm';
import * as schema from '../../../db/schema';
import { type TestUser, testApp } from '../../../testing';
import { mailbox } from '../../../testing/mailbox';
import { countRows } from './testing/countRows';
import { fullAccount } from './testing/fullAccount';
import { mergeFixture } from './testing/mergeFixture';

const kit = testApp({ now: '2025-03-11T09:00:00Z' });
const mail = mailbox(kit);
const { merge } = mergeFixture(kit);

const followers = async (id: number) => (await kit.get(`/users/${id}/followers`)).body;

describe('two accounts of one person', () => {
  it('become one: every reference to the removed account becomes one to the remaining account', async () => {
    const [goes, stays] = [await kit.person({ bio: 'Bees.' }), await kit.person()];
    const { startup, other } = await fullAccount(kit, goes);
    const before = await countRows(kit, goes.id);
    const empty = before.filter(([what, count]) => !what.endsWith('ends') && count === 0);
    expect(empty).toEqual([]);

    expect(await merge(goes, stays)).toMatchObject({ status: 200 });

    expect((await countRows(kit, goes.id)).filter(([, count]) => count > 0)).toEqual([]);
    const after = await countRows(kit, stays.id);
    const lost = after.filter(
      ([what, count], at) => !what.endsWith('ends') && count < before[at]![1],
    );
    expect(lost).toEqual([]);
    const own = await kit.get('/my/startups', { as: stays });
    expect(JSON.stringify(own.body)).toContain(startup.slug);
    expect(await followers(stays.id)).toEqual({ followerCount: 1 });
    expect(await followers(other.id)).toEqual({ followerCount: 1 });
    const { body } = await kit.get('/notifications', { as: other });
    expect(JSON.stringify(body)).toContain(`/profile/${stays.id}`);
    expect((await kit.get(`/users/${stays.id}`)).body.data).toMatchObject({
      bio: 'Bees.',
      roles: ['founder', 'mentor'],
    });
  });

  it('keep only the ways in of the remaining account', async () => {
    const [goes, stays] = [await kit.person(), await kit.person()];
    await merge(goes, stays);

    expect(await kit.get('/user', { as: goes })).toMatchObject({ status: 401 });
    expect(await kit.get('/user', { as: stays })).toMatchObject({ status: 200 });
    expect(await kit.get(`/users/${goes.id}`)).toMatchObject({ status: 404 });
  });

  it('are notified by mail at both addresses, and neither mail contains the other address', async () => {
    const [goes, stays] = [await kit.person(), await kit.person()];
    await mail.collect();
    await merge(goes, stays);

    const letters = await mail.collect();
    expect(letters.map(({ to }) => to.email).sort()).toEqual([goes.email, stays.email].sort());
    for (const { to, body } of letters) {
      expect(body.subject).toBe('Your two accounts were merged');
      const other = to.email === goes.email ? stays : goes;
      expect(body.text).toContain(`@${other.username}`);
      expect(body.text).not.toContain(other.email);
    }
  });

  it('are notified of followers of both in one line', async () => {
    const [goes, stays] = [await kit.person(), await kit.person()];
    await kit.post(`/users/${goes.id}/follow`, {}, { as: await kit.person() });
    await merge(goes, stays);
    await kit.post(`/users/${stays.id}/follow`, {}, { as: await kit.person() });

    const { body } = await kit.get('/notifications', { as: stays });
    expect(body.data.map(({ text }: { text: string }) => text)).toEqual([
      expect.stringMatching(/ and one other person follow you\.$/),
    ]);
  });

  it('keep both usernames reserved, and the profile has the views of both', async () => {
    const [goes, stays] = [await kit.person(), await kit.person()];
    const day = { day: '2025-03-10' };
    await kit.db.insert(schema.profileViewDays).values([
      { ...day, profileId: goes.id, views: 3 },
      { ...day, profileId: stays.id, views: 4 },
    ]);
    await merge(goes, stays);

    const views = await kit.db
      .select()
      .from(schema.profileViewDays)
      .where(eq(schema.profileViewDays.profileId, stays.id));
    expect(views).toMatchObject([{ views: 7 }]);
    const left = await kit.db.$count(
      schema.formerUsernames,
      eq(schema.formerUsernames.username, goes.username),
    );
    expect(left).toBe(1);
  });
});

describe('data that both have', () => {
  it('is kept once: one place in the team, as founder, one follow, one like', async () => {
    const [goes, stays] = [await kit.person(), await kit.person()];
    const startup = await kit.startup();
    await kit.joins(startup);
    await kit.alsoJoins(startup, goes, 'founder');
    await kit.alsoJoins(startup, stays, 'member');
    for (const as of [goes, stays]) await kit.post(`/startups/${startup.id}/follow`, {}, { as });
    for (const [as, { id }] of [
      [goes, stays],
      [stays, goes],
    ] as const)
      await kit.post(`/users/${id}/follow`, {}, { as });

    expect(await merge(goes, stays)).toMatchObject({ status: 200 });

    const team = await kit.db
      .select()
      .from(schema.teamMembers)
      .where(eq(schema.teamMembers.startupId, startup.id));
    const mine = team.filter(({ userId }) => userId === stays.id);
    expect(mine).toMatchObject([{ kind: 'founder' }]);
    expect(team).toHaveLength(2);
    const { body } = await kit.get(`/startups/${startup.id}/followers`);
    expect(body).toEqual({ followerCount: 1 });
    expect(await followers(stays.id)).toEqual({ followerCount: 0 });
  });

  it('keeps both texts if both wrote notes of one session', async () => {
    const [goes, stays] = [await kit.person(), await kit.person()];
    const { meetingId } = await fullAccount(kit, goes);
    const note = { occurrenceId: meetingId, authorId: stays.id, shared: false, version: 1 };
    await kit.db
      .insert(schema.meetingNotes)
      .values({ ...note, text: 'Hiring', writtenAt: kit.clock.now() });
    await merge(goes, stays);

    const { meetingNotes } = schema;
    const notes = await kit.db
      .select()
      .from(meetingNotes)
      .where(eq(meetingNotes.authorId, stays.id));
    expect(notes).toMatchObject([{ text: 'Hiring\n\nPricing', version: 2 }]);
  });

  it('ends invitations into a team they are in', async () => {
    const [goes, stays] = [await kit.person(), await kit.person()];
    const [own, foreign] = [await kit.startup(), await kit.startup()];
    const founder = await kit.joins(own);
    await kit.alsoJoins(own, stays, 'member');
    const inviting: [typeof own, TestUser][] = [
      [own, founder],
      [foreign, await kit.joins(foreign)],
    ];
    const invites = inviting.map(([{ id: startupId }, { id: invitedBy }]) => ({
      startupId,
      invitedBy,
      email: goes.email,
      kind: 'member' as const,
      position: 'Sales',
      tokenHash: `asked ${startupId}`,
      createdAt: kit.clock.now(),
      expiresAt: new Date('2025-03-20T00:00:00Z'),
    }));
    await kit.db.insert(schema.invitations).values(invites);
    await merge(goes, stays);

    const { invitations } = schema;
    const found = await kit.db.select().from(invitations).where(eq(invitations.email, stays.email));
    const status = (id: number) => found.find(({ startupId }) => startupId === id)?.status;
    expect([status(own.id), status(foreign.id)]).toEqual(['revoked', 'pending']);
  });
});
