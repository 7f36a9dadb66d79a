import { sql } from 'drizzle-orm';
import { rowsOf } from '../../db/rows';
import { eraseUser } from '../../modules/privacy/eraseUser';
import { purge } from '../../retention/purge';
import { type TestUser, testApp } from '../../testing';
import { recordFixture } from '../../testing/recordFixture';

const kit = testApp();
const { owner, cli, record, everything } = recordFixture(kit);

describe('no row can be changed', () => {
  it.each([
    'update acts set act = act',
    'delete from acts',
    'update act_details set why = null',
    'delete from act_details',
    'truncate acts cascade',
    'truncate act_details',
    `update security_events set about = 'nothing'`,
    'update security_events set about = null, device = null',
    'delete from security_events',
    'truncate security_events',
  ])('%s is refused', async (statement) => {
    const ana = await kit.person();
    await signedIn(ana, new Date());
    await cli(`users role --user ${ana.email} --role investor`);

    await expect(kit.db.execute(statement)).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/^Rows of \w+ (are only added|stay until)/) },
    });
  });
});

it.each([
  ['by themselves', async (user: TestUser) => erase(user)],
  ['by staff', (user: TestUser) => cli(`users erase --user ${user.email} --confirm ${user.email}`)],
])('contains no name of a person erased %s, and the acts stay', async (_way, leave) => {
  const startup = await kit.startup();
  const ana = await kit.person({ name: 'Żaneta', surname: 'Wójcik' });
  await kit.joins(startup);
  const why = 'Żaneta Wójcik asked us to';
  await cli(`founders add --startup ${startup.slug} --user ${ana.email}`, { why });
  await cli(`users role --user ${ana.email} --role investor`, { by: owner().email, why });
  await kit.post('/account/calendar-feed', undefined, { as: ana });
  expect(await everything()).toContain(ana.email);
  await leave(ana);

  expect(await everything()).not.toMatch(new RegExp(`${ana.email}|Żaneta|${ana.username}"`));
  const history = await record(`/user/${ana.id}?effect=all`);
  const acts = history.map(({ act }: { act: string }) => act);
  expect(acts).toEqual(expect.arrayContaining(['founders.add', 'users.role']));
  expect(history.at(-1)).toMatchObject({ text: null, why: null, before: {}, after: {} });
  expect(history.at(-1).subjects[1].name).toBe('Former member');
  expect(acts).toContain('calendar-opened');
  const events = await rowsOf(
    kit.db,
    sql`select about, device, browser_hash from security_events where user_id = ${ana.id}`,
  );
  expect(events.length).toBeGreaterThan(0);
  for (const event of events)
    expect(Object.values(event)).not.toContainEqual(expect.stringMatching(/./));
  await purge(kit.deps);
});

it('changes by members of the ways into their accounts are deleted after twelve months', async () => {
  const ana = await kit.person();
  const events = async () =>
    (await rowsOf(kit.db, sql`select 1 from security_events where user_id = ${ana.id}`)).length;
  const today = { ...kit.deps, clock: { now: () => new Date() } };
  await signedIn(ana, new Date());
  const before = await events();
  expect(before).toBeGreaterThan(0);
  await purge(today);
  expect(await events()).toBe(before);

  await signedIn(ana, new Date(Date.now() - 366 * 86_400_000));
  await purge(today);
  expect(await events()).toBe(before);
});

it('the newest thousand of one person stay', async () => {
  const ana = await kit.person();
  await kit.db.execute(sql`insert into security_events (user_id, kind, created_at)
    select ${ana.id}, 'signed-in', now() from generate_series(1, 1005)`);
  await purge(kit.deps);
  const left = await rowsOf(kit.db, sql`select 1 from security_events where user_id = ${ana.id}`);
  expect(left).toHaveLength(1000);
});

/** By the clock of the database, which tests cannot set. */
const signedIn = (user: TestUser, at: Date) =>
  kit.db.execute(sql`insert into security_events (user_id, kind, device, created_at)
    values (${user.id}, 'signed-in', 'Firefox', ${at.toISOString()})`);

const erase = (user: TestUser) =>
  kit.db.transaction((db) => eraseUser({ ...kit.deps, db }, user.id));
