import type { UndoDryRun } from 'contract/wire/imports.contract';
import { eq } from 'drizzle-orm';
import { perform } from '../../../admin/perform';
import { DAY } from '../../../app/clock';
import { importedThings, startups, users } from '../../../db/schema';
import { purge } from '../../../retention/purge';
import { type TestUser, testApp } from '../../../testing';
import type { Row } from '../../act/act';

const kit = testApp();
const START = '2025-03-11T09:00:00Z';
let owner: TestUser;
beforeAll(async () => {
  owner = await kit.person({ isAdmin: true });
});
beforeEach(() => kit.clock.set(START));

const staff = (command: string, file?: string) =>
  perform(kit.deps, { argv: command.split(' '), file });
const importing = async (what: string, file: string) =>
  ((await staff(`import ${what}`, file)) as { id: number }).id;
const undo = (id: number) => staff(`import undo --id ${id}`) as Promise<unknown>;
const undoPeople = (id: number) => staff(`import undo-people --id ${id}`);
const look = async (id: number, verb = 'undo') =>
  (await staff(`import ${verb} --id ${id} --dry-run`)) as unknown as UndoDryRun;
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error) => error,
  );
const find = async (group: string, search: string) =>
  (await staff(`${group} find --search ${search}`)) as Row[];
const mentor = async (email: string) =>
  ((await staff('mentors find')) as Row[]).find(({ user }) => user === email);

let count = 0;
/** A unique word. */
const word = () => {
  count += 1;
  return `nit${count}x`;
};

it('deletes what was imported, so that the same file can be imported again', async () => {
  const slug = word();
  const file = `name,industry,slug\nŽito,Agritech,${slug}\n`;
  const id = await importing('startups', file);
  const before = await kit.get(`/public/startups/${slug}`);
  expect(before.status).toBe(200);

  expect(await look(id)).toMatchObject({
    removed: 1,
    refused: 0,
    lines: [{ line: 2, name: 'Žito', fate: 'removed' }],
  });
  expect((await kit.get(`/public/startups/${slug}`)).status).toBe(200);
  expect(await undo(id)).toEqual({ id, removed: 1, restored: 0, gone: 0, refused: 0 });
  expect((await kit.get(`/public/startups/${slug}`)).status).toBe(404);
  expect(await importing('startups', file)).toBeGreaterThan(id);
});

it('is refused when it was done already', async () => {
  const id = await importing('startups', `name,industry,slug\nA B,Agritech,${word()}\n`);
  await undo(id);
  expect(await failureOf(undo(id))).toMatchObject({
    status: 409,
    message: `Import ${id} is already undone.`,
  });
});

it('succeeds once when two request it at the same moment', async () => {
  const id = await importing('startups', `name,industry,slug\nA B,Agritech,${word()}\n`);
  const tries = await Promise.all([1, 2, 3].map(() => failureOf(undo(id))));
  expect(tries.filter((error) => error === undefined)).toHaveLength(1);
  expect(tries.filter((error) => error?.status === 409)).toHaveLength(2);
});

it.each([
  ['23:59', DAY - 60_000, undefined],
  ['24:00', DAY, 409],
  ['24:01', DAY + 60_000, 409],
])('can be done for a day: after %s', async (_time, ms, status) => {
  const slug = word();
  const id = await importing('startups', `name,industry,slug\nA B,Agritech,${slug}\n`);
  kit.clock.advance(ms);
  await purge(kit.deps);
  expect((await failureOf(undo(id)))?.status).toBe(status);
  expect(await kit.db.$count(startups, eq(startups.slug, slug))).toBe(status ? 1 : 0);
  expect(await kit.db.$count(importedThings, eq(importedThings.importId, id))).toBe(0);
});

it('responds the same for unknown ids and those of another scope', async () => {
  const people = await importing('people', `email,name\n${word()}@undo.example,Ana\n`);
  expect(await failureOf(undo(people))).toMatchObject({ status: 404 });
  expect(await failureOf(undo(2_000_000_000))).toMatchObject({ status: 404 });
});

describe('of mentors', () => {
  const row = (email: string, company: string) => `email,company,zone,hours
${email},${company},Europe/Athens,"mon 10:00-12:00"
`;

  it('restores company, zone, hours and active state', async () => {
    const { email } = await kit.mentorOf();
    await staff(`mentors retire --mentor ${email}`);
    const week = await staff(`availability show --mentor ${email}`);
    const before = await mentor(email);
    const id = await importing('mentors', row(email, 'Aegean Ventures'));
    expect(await mentor(email)).toMatchObject({ company: 'Aegean Ventures', active: true });

    expect(await undo(id)).toMatchObject({ restored: 1, removed: 0 });
    expect(await mentor(email)).toEqual(before);
    expect(await staff(`availability show --mentor ${email}`)).toEqual(week);
  });

  it('deletes accounts created by the import, and keeps earlier ones', async () => {
    const { email } = await kit.person();
    const fresh = `${word()}@undo.example`;
    const id = await importing('mentors', `email\n${email}\n${fresh}\n`);
    expect(await undo(id)).toMatchObject({ removed: 2 });
    expect(await find('users', fresh)).toEqual([]);
    expect(await find('users', email)).toMatchObject([{ roles: [] }]);
  });

  it('two imports of one mentor are undone in reverse order', async () => {
    const { email } = await kit.mentorOf();
    const first = await importing('mentors', row(email, 'First'));
    const second = await importing('mentors', row(email, 'Second'));
    const error = await failureOf(undo(first));
    expect(error).toMatchObject({ status: 409 });
    expect(error.extras.body.lines).toEqual([
      { line: 2, name: email, problem: 'Changed since: company.' },
    ]);
    await undo(second);
    expect(await mentor(email)).toMatchObject({ company: 'First' });
    await undo(first);
    expect(await mentor(email)).toMatchObject({ company: 'Bosphor Labs' });
  });

  it('one without changes does not block undoing others', async () => {
    const { email } = await kit.mentorOf();
    const first = await importing('mentors', row(email, 'First'));
    const again = await importing('mentors', row(email, 'First'));
    expect(await undo(first)).toMatchObject({ restored: 1 });
    expect(await undo(again)).toMatchObject({ restored: 0, removed: 0 });
    expect(await mentor(email)).toMatchObject({ company: 'Bosphor Labs' });
  });

  it('two lines about one mentor restore the state before the first', async () => {
    const { email } = await kit.mentorOf();
    const id = await importing('mentors', `email,company\n${email},One\n${email},Two\n`);
    await undo(id);
    expect(await mentor(email)).toMatchObject({ company: 'Bosphor Labs' });
  });
});

it('of assignments deletes them; undoing their mentors is refused until then', async () => {
  const email = `${word()}@undo.example`;
  const { slug } = await kit.startup();
  const mentors = await importing('mentors', `email\n${email}\n`);
  const pairs = await importing('assignments', `mentor,startup\n${email},${slug}\n`);
  expect((await failureOf(undo(mentors))).extras.body.lines).toEqual([
    { line: 2, name: email, problem: 'Used since: a mentor was assigned or unassigned.' },
  ]);
  expect(await look(pairs)).toMatchObject({ lines: [{ name: `${email}, ${slug}` }] });
  await undo(pairs);
  expect(await mentor(email)).toMatchObject({ startups: [] });
  await undo(mentors);
  expect(await mentor(email)).toBeUndefined();
});

it('leaves a person who was erased meanwhile erased, and undoes the rest', async () => {
  const [gone, other] = [`${word()}@undo.example`, `${word()}@undo.example`];
  const id = await importing('people', `email,name\n${gone},Ana\n${other},Bo\n`);
  await staff(`users erase --user ${gone} --confirm ${gone}`);
  expect(await look(id, 'undo-people')).toMatchObject({
    removed: 1,
    gone: 1,
    lines: [
      { line: 2, fate: 'gone' },
      { line: 3, name: other, fate: 'removed' },
    ],
  });
  await undoPeople(id);
  expect(await kit.db.$count(users, eq(users.email, other))).toBe(0);
});

it('is one row of the record, and in the history of the imported objects', async () => {
  const { email, id: userId } = await kit.mentorOf();
  const id = await importing('mentors', `email,company\n${email},Other\n`);
  await undo(id);
  for (const thing of [`user/${userId}`, `import/${id}`]) {
    const { body } = await kit.get(`/staff/record/${thing}`, { as: owner });
    expect(body.data.map(({ act }: { act: string }) => act)).toEqual([
      'import.undo',
      'import.mentors',
    ]);
  }
  const { body } = await kit.get(`/staff/record/import/${id}`, { as: owner });
  expect(body.data[0].after[`import:${id}`]).toEqual({ undone: '2025-03-11T09:00:00.000Z' });
});
