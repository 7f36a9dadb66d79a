import { and, eq, sql } from 'drizzle-orm';
import { perform } from '../../../admin/perform';
import { rowsOf } from '../../../db/rows';
import * as schema from '../../../db/schema';
import { type TestUser, testApp } from '../../../testing';
import { mailbox } from '../../../testing/mailbox';
import { mergeStartupsFixture } from './testing/mergeStartupsFixture';

const kit = testApp({ now: '2025-03-11T09:00:00Z' });
const mail = mailbox(kit);
const { fixture, look, agree, merge } = mergeStartupsFixture(kit);
const { startups, teamMembers, startupUpdates, invitations, mentorAssignments } = schema;
const two = async () =>
  [
    await kit.startup({ published: true, description: 'Bees', seasons: [1] }),
    await kit.startup({ published: true, description: '', seasons: [2] }),
  ] as const;
const post = ({ id }: { id: number }, as: TestUser) =>
  kit.post(`/startups/${id}/updates`, { update: 'We ship.' }, { as });
const row = async ({ id }: { id: number }) =>
  (await kit.db.select().from(startups).where(eq(startups.id, id)))[0];

describe('two entries of one startup', () => {
  it('become one: people, mentors, updates, followers, views, and empty fields are filled', async () => {
    const [goes, stays] = await two();
    const [founder, both, fan] = [await kit.joins(goes), await kit.joins(goes), await kit.person()];
    await kit.joins(stays);
    await kit.alsoJoins(stays, both, 'member');
    const [mentor, ofBoth] = [await kit.mentorOf(goes), await kit.mentorOf(goes, stays)];
    await post(goes, founder);
    for (const as of [fan, mentor]) await kit.post(`/startups/${goes.id}/follow`, {}, { as });
    await kit.post(`/startups/${stays.id}/follow`, {}, { as: fan });
    const day = { day: '2025-03-10' };
    await kit.db.insert(schema.profileViewDays).values([
      { ...day, profileId: goes.id, views: 3 },
      { ...day, profileId: stays.id, views: 4 },
    ]);
    expect(await merge(goes, stays)).toMatchObject({ status: 200 });

    expect(await row(goes)).toBeUndefined();
    expect(await row(stays)).toMatchObject({ description: 'Bees', seasons: [1, 2] });
    const team = await kit.db.select().from(teamMembers).where(eq(teamMembers.startupId, stays.id));
    expect(team).toHaveLength(3);
    expect(team.find(({ userId }) => userId === both.id)).toMatchObject({ kind: 'founder' });
    const { body } = await kit.get(`/startups/${stays.id}/followers`);
    expect(body).toEqual({ followerCount: 2 });
    const left = and(eq(schema.counters.targetId, goes.id));
    expect(await kit.db.$count(schema.counters, left)).toBe(0);
    const own = await kit.get(`/startups/${stays.id}/updates`, { as: founder });
    expect(own.body.data).toMatchObject([{ update: 'We ship.' }]);
    const open = await kit.db
      .select()
      .from(mentorAssignments)
      .where(and(eq(mentorAssignments.startupId, stays.id), sql`ended_at is null`));
    expect(open.map(({ mentorId }) => mentorId).sort()).toEqual(
      [mentor.mentorId, ofBoth.mentorId].sort(),
    );
    const views = eq(schema.profileViewDays.profileId, stays.id);
    expect(await kit.db.select().from(schema.profileViewDays).where(views)).toMatchObject([
      { views: 7 },
    ]);
  });

  it('have one page: every address of the duplicate redirects to it, also in notifications', async () => {
    const [goes, stays] = await two();
    const founder = await kit.joins(goes);
    await kit.db
      .insert(schema.formerSlugs)
      .values({ slug: `was-${goes.slug}`, startupId: goes.id, leftAt: kit.clock.now() });
    const notice = {
      userId: founder.id,
      type: 'team-change',
      text: 'x',
      createdAt: kit.clock.now(),
    };
    const urls = [
      `/startups/${goes.slug}`,
      `/my/startups/${goes.id}/team`,
      `/my/startups/${goes.id}9`,
    ];
    await kit.db.insert(schema.notifications).values(urls.map((url) => ({ ...notice, url })));
    await merge(goes, stays);

    for (const slug of [goes.slug, `was-${goes.slug}`]) {
      const { body } = await kit.get(`/public/startups/${slug}`);
      expect(JSON.stringify(body)).toContain(`"slug":"${stays.slug}"`);
    }
    const notified = await kit.db
      .select()
      .from(schema.notifications)
      .where(eq(schema.notifications.userId, founder.id));
    expect(notified.map(({ url }) => url).sort()).toEqual(
      [`/startups/${stays.slug}`, `/my/startups/${stays.id}/team`, urls[2]].sort(),
    );
    const changes = await rowsOf(
      kit.db,
      sql`select tag from page_changes where tag in (${`startup:${goes.id}`}, ${`startup:${stays.id}`})`,
    );
    expect(new Set(changes.map(({ tag }) => tag)).size).toBe(2);
  });

  it('leave no duplicate invitations, and a mailed link still opens the team', async () => {
    const [goes, stays] = await two();
    const [ours, theirs] = [await kit.joins(goes), await kit.joins(stays)];
    const asked = await kit.person();
    const invite = (startupId: number, email: string) => ({
      startupId,
      email,
      kind: 'member' as const,
      position: 'Sales',
      tokenHash: `asked ${startupId} ${email}`,
      createdAt: kit.clock.now(),
      expiresAt: new Date('2025-03-20T00:00:00Z'),
    });
    await kit.db
      .insert(invitations)
      .values([
        invite(goes.id, asked.email),
        invite(stays.id, asked.email),
        invite(goes.id, theirs.email),
        invite(stays.id, ours.email),
        invite(goes.id, 'new@b.example'),
      ]);
    await merge(goes, stays);

    const pending = and(eq(invitations.startupId, stays.id), eq(invitations.status, 'pending'));
    const rows = await kit.db.select().from(invitations).where(pending);
    expect(rows.map(({ email }) => email).sort()).toEqual([asked.email, 'new@b.example'].sort());
  });

  it('are notified by mail to both teams and the mentors, each person with an active account once', async () => {
    const [goes, stays] = await two();
    const [ana, bo] = [await kit.joins(goes), await kit.joins(stays)];
    await kit.alsoJoins(stays, ana, 'member');
    const mentor = await kit.mentorOf(goes);
    const { id: switchedOff } = await kit.joins(goes);
    const disabled = { disabledAt: kit.clock.now() };
    await kit.db.update(schema.users).set(disabled).where(eq(schema.users.id, switchedOff));
    await mail.collect();
    await merge(goes, stays);

    const letters = await mail.collect();
    expect(letters.map(({ to }) => to.email).sort()).toEqual(
      [ana.email, bo.email, mentor.email].sort(),
    );
    for (const { body } of letters) {
      expect(body.subject).toBe('Two entries for one startup were merged');
      expect(body.text).toContain(stays.slug);
    }
  });
});

describe('staff', () => {
  it('see a preview, type the duplicate’s name, give a reason, and it is one row of the record for both', async () => {
    const [goes, stays] = await two();
    const founder = await kit.joins(goes);
    const { body } = await look(goes, stays);
    expect(body.confirm).toBe(goes.slug);
    expect(body.message).toContain('What moves: people 1.');
    expect(await row(goes)).toBeDefined();
    const { seen } = body;
    expect((await agree(goes, stays, { seen, why: ' ' })).body.errors).toHaveProperty('why');
    expect((await agree(goes, stays, { seen, confirm: 'yes' })).body.errors).toHaveProperty(
      'confirm',
    );
    await agree(goes, stays, { seen });

    for (const thing of [`startup/${goes.id}`, `startup/${stays.id}`]) {
      const history = await kit.get(`/staff/record/${thing}`, { as: fixture.staff });
      expect(history.body.data).toMatchObject([{ act: 'startups.merge', why: 'Entered twice' }]);
    }
    const [entry] = await rowsOf(
      kit.db,
      sql`select subjects from acts where act = 'startups.merge' order by id desc limit 1`,
    );
    expect((entry as { subjects: string[] }).subjects).toContain(`user:${founder.id}`);
  });

  it('are warned that updates of a draft become public', async () => {
    const [, stays] = await two();
    const draft = await kit.startup({ published: false });
    await post(draft, await kit.joins(draft));
    expect((await look(draft, stays)).body.message).toContain('Its updates will be visible');
    expect(await look(stays, draft)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/is a draft\. Publish .* first/) },
    });
  });

  it('cannot merge a startup with itself or an unknown one; the command line does the same', async () => {
    const [goes, stays] = await two();
    expect(await look(goes, goes)).toMatchObject({ status: 422 });
    expect(await look(goes, { slug: 'nobody-at-all' })).toMatchObject({ status: 404 });
    const argv = ['startups', 'merge', '--startup', goes.slug, '--into', stays.slug];
    await expect(perform(kit.deps, { argv })).rejects.toThrow('Please enter a reason');
    expect(await perform(kit.deps, { argv, why: 'Twice' })).toMatchObject({ ended: goes.id });
  });

  it('find nothing of the duplicate afterwards', async () => {
    const [goes, stays] = await two();
    const founder = await kit.joins(goes);
    await post(goes, founder);
    await merge(goes, stays);
    expect(await kit.db.$count(startupUpdates, eq(startupUpdates.startupId, goes.id))).toBe(0);
    expect(await post(goes, founder)).toMatchObject({ status: 404 });
    expect(await kit.get(`/staff/startups/${goes.id}`, { as: fixture.staff })).toMatchObject({
      status: 404,
    });
  });
});
