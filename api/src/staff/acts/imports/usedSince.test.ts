import { eq } from 'drizzle-orm';
import { perform } from '../../../admin/perform';
import { referencesTo } from '../../../db/referencesTo';
import { mentors, startups, users } from '../../../db/schema';
import { notifyFollow } from '../../../modules/notifications/notifyFollow';
import { testApp } from '../../../testing';
import { meetingFixture } from '../../../testing/meetingFixture';
import { thingHashesQueries } from './thingHashes.queries';

const kit = testApp();
const { fixture, book } = meetingFixture(kit, '2025-03-11T09:00:00Z');

const staff = (command: string, file?: string) =>
  perform(kit.deps, { argv: command.split(' '), file });
const importing = async (what: string, file: string) =>
  ((await staff(`import ${what}`, file)) as { id: number }).id;
const problems = async (id: number, verb = 'undo') => {
  const error = await staff(`import ${verb} --id ${id}`).then(
    () => undefined,
    (refused) => refused,
  );
  expect(error).toMatchObject({
    status: 409,
    message: expect.stringContaining('Nothing was undone'),
  });
  return error.extras.body.lines.map((one: { problem: string }) => one.problem);
};

let count = 0;
const word = () => {
  count += 1;
  return `used${count}x`;
};

describe('an import of people is not undone', () => {
  const imported = async () => {
    const email = `${word()}@used.example`;
    const id = await importing('people', `email,name\n${email},Ana\n`);
    const [user] = await kit.db.select().from(users).where(eq(users.email, email));
    return { email, id, userId: user!.id };
  };

  it.each<[string, (one: { email: string; userId: number }) => Promise<unknown>, string]>([
    [
      'staff gave them a role',
      ({ email }) => staff(`users role --user ${email} --role investor`),
      'Changed since: is investor.',
    ],
    ['they were disabled', ({ email }) => staff(`users disable --user ${email}`), 'disabled at'],
    [
      'they got a scope',
      ({ email }) => staff(`staff grant --user ${email} --scope letters`),
      'they have scopes',
    ],
    [
      'they joined a team',
      ({ email }) => staff(`founders add --startup ${fixture.startup.slug} --user ${email}`),
      'Used since: the team was changed.',
    ],
    [
      'they became a mentor',
      ({ email }) => staff(`mentors create --user ${email}`),
      'Used since: they are a mentor.',
    ],
    [
      'somebody follows them',
      async ({ userId }) => kit.post(`/users/${userId}/follow`, {}, { as: fixture.founder }),
      'they follow somebody or have followers',
    ],
  ])('once %s', async (_what, use, problem) => {
    const { id, email, userId } = await imported();
    await use({ email, userId });
    expect((await problems(id, 'undo-people')).join()).toContain(problem);
    expect(await kit.db.$count(users, eq(users.email, email))).toBe(1);
  });

  it('as a whole, when one of them was used', async () => {
    const [used, other] = [`${word()}@used.example`, `${word()}@used.example`];
    const id = await importing('people', `email,name\n${other},Bo\n${used},Ana\n`);
    await staff(`users disable --user ${used}`);
    expect(await problems(id, 'undo-people')).toHaveLength(1);
    expect(await kit.db.$count(users, eq(users.email, other))).toBe(1);
  });
});

describe('an import of mentors is not undone', () => {
  it('once a session was booked with one of them', async () => {
    const { email } = fixture.mentor;
    const id = await importing('mentors', `email,company\n${email},Other\n`);
    expect(await book('2025-03-18 07:00:00')).toMatchObject({ status: 201 });
    expect(await problems(id)).toEqual(['Used since: sessions were booked or changed.']);
    const [row] = await kit.db
      .select()
      .from(mentors)
      .where(eq(mentors.id, fixture.mentor.mentorId));
    expect(row).toMatchObject({ company: 'Other' });
  });

  it('once the hours have changed', async () => {
    const { email } = fixture.mentor;
    const id = await importing('mentors', `email,hours\n${email},mon 10:00-11:00\n`);
    await perform(kit.deps, {
      argv: ['availability', 'set', '--mentor', email, '--week', 'tue 10:00-11:00'],
    });
    expect(await problems(id)).toEqual(['Used since: the weekly hours were changed.']);
  });

  it('of assignments likewise, once the two have a booking', async () => {
    const { email } = await kit.mentorOf();
    const id = await importing('assignments', `mentor,startup\n${email},${fixture.startup.slug}\n`);
    const [row] = await kit.db
      .select({ id: mentors.id })
      .from(mentors)
      .innerJoin(users, eq(users.id, mentors.userId))
      .where(eq(users.email, email));
    const booked = await book('2025-03-18 10:00:00', { mentor_id: row!.id });
    expect(booked).toMatchObject({ status: 201 });
    expect(await problems(id)).toEqual(['Used since: sessions were booked or changed.']);
  });
});

describe('an import of startups is not undone', () => {
  const imported = async () => {
    const slug = word();
    const id = await importing('startups', `name,industry,slug\nNit,Textiles,${slug}\n`);
    const [row] = await kit.db.select().from(startups).where(eq(startups.slug, slug));
    return { id, startup: { id: row!.id, slug } };
  };

  it('once somebody follows one, or it has a team that posted', async () => {
    const { id, startup } = await imported();
    await kit.post(`/startups/${startup.id}/follow`, {}, { as: fixture.founder });
    expect(await problems(id)).toEqual(['Used since: it has followers.']);
    const founder = await kit.joins(startup);
    const update = { title: 'News', update: 'We sold one.' };
    const posted = await kit.post(`/startups/${startup.id}/updates`, update, { as: founder });
    expect(posted.status).toBeLessThan(300);
    expect(await problems(id)).toEqual([
      'Used since: it has followers, an update was posted, the team was changed.',
    ]);
  });

  it('once it was withdrawn or its season has changed', async () => {
    const { id, startup } = await imported();
    await staff(`startups withdraw --startup ${startup.slug}`);
    await staff(`startups season --startup ${startup.slug} --season 1`);
    expect(await problems(id)).toEqual(['Changed since: published, season number, seasons.']);
  });

  it('but derived columns may be recomputed', async () => {
    const { id, startup } = await imported();
    await kit.db.update(startups).set({ searchText: ' other' }).where(eq(startups.id, startup.id));
    await kit.get(`/public/startups/${startup.slug}`);
    expect(await staff(`import undo --id ${id}`)).toMatchObject({ removed: 1 });
  });
});

it('a follow just after the undo gets a 404', async () => {
  const removed = { id: 2_000_000_000, kind: 'startup' } as const;
  const follow = notifyFollow(kit.deps, { follower: fixture.founder.id, target: removed });
  await expect(follow).rejects.toMatchObject({ status: 404 });
});

it('a concurrent follow and undo never both succeed, and neither gets a 500', async () => {
  const slug = word();
  const id = await importing('startups', `name,industry,slug\nNit,Textiles,${slug}\n`);
  const [row] = await kit.db.select().from(startups).where(eq(startups.slug, slug));
  const follow = () => kit.post(`/startups/${row!.id}/follow`, {}, { as: fixture.founder });
  const [undone, followed] = await Promise.all([
    staff(`import undo --id ${id}`).then(
      () => true,
      () => false,
    ),
    follow(),
  ]);
  const left = await kit.db.$count(startups, eq(startups.slug, slug));
  expect(left).toBe(undone ? 0 : 1);
  if (followed.status < 300) expect(undone).toBe(false);
  expect(followed.status).not.toBe(500);
});

it('every table that references imported objects is checked', async () => {
  const names = referencesTo(users).map(({ column }) => column.name);
  expect(names).toContain('authorId');
  expect(await thingHashesQueries(kit.db).of('user', [fixture.founder.id])).toEqual(
    new Map([
      [fixture.founder.id, expect.objectContaining({ 'team_members.userId': expect.any(String) })],
    ]),
  );
});
