import { randomUUID } from 'node:crypto';
import { MINUTE } from '../../app/clock';
import { type TestStartup, type TestUser, testApp } from '../../testing';
import { staffMember } from '../../testing/staffMember';

const kit = testApp();
let staff: TestUser;
beforeAll(async () => {
  staff = await staffMember(kit, 'programme', 'people');
});

const preview = (name: string, body: object, as = staff) =>
  kit.post(`/staff/acts/${name}/many/preview`, body, { as });
const someKey = (): Record<string, string> => ({ 'idempotency-key': randomUUID() });
const perform = (name: string, body: object, headers = someKey()) =>
  kit.post(`/staff/acts/${name}/many`, body, { as: staff, headers });
const drafts = async (count: number) => {
  const made: TestStartup[] = [];
  while (made.length < count) made.push(await kit.startup({ published: false }));
  return made;
};
const each = (startups: TestStartup[]) => startups.map(({ slug: startup }) => ({ startup }));
const isPublic = async ({ slug }: TestStartup) =>
  (await kit.get(`/public/startups/${slug}`)).status === 200;
const history = async ({ id }: TestStartup) =>
  (await kit.get(`/staff/record/startup/${id}`, { as: staff })).body.data;

it('previews each without a change, and then performs all', async () => {
  const startups = await drafts(3);
  const body = { each: each(startups) };
  const seen = await preview('startups.publish', body);

  expect(seen.body.confirm).toBeNull();
  expect(seen.body.data).toHaveLength(3);
  expect(seen.body.data[0]).toMatchObject({ refused: false });
  expect(seen.body.data[0].message).toContain('will be shown to everyone.');
  expect(await isPublic(startups[0]!)).toBe(false);

  const done = await perform('startups.publish', { ...body, seen: seen.body.seen, why: 'Demo' });
  expect(done).toMatchObject({ status: 200, body: { message: 'Done: 3 of them.' } });
  for (const startup of startups) {
    expect(await isPublic(startup)).toBe(true);
    expect(await history(startup)).toMatchObject([{ act: 'startups.publish', why: 'Demo' }]);
  }
});

it('has common fields in one place', async () => {
  const startups = await drafts(2);
  await perform('startups.season', { each: each(startups), fields: { season: 1 } });

  for (const startup of startups)
    expect(await history(startup)).toMatchObject([
      { after: { [`startup:${startup.id}`]: { season: 1 } } },
    ]);
});

it('does nothing when one is refused, and names it', async () => {
  const [startup] = await drafts(1);
  const body = { each: [{ startup: startup!.slug }, { startup: 'nowhere' }] };
  const seen = (await preview('startups.publish', body)).body;

  expect(seen.seen).toBeNull();
  expect(seen.data.map(({ refused }: { refused: boolean }) => refused)).toEqual([false, true]);
  expect(seen.data[1].message).toBe("There is no startup 'nowhere'.");
  expect(await perform('startups.publish', body)).toMatchObject({
    status: 404,
    body: { message: "nowhere: There is no startup 'nowhere'." },
  });
  expect(await isPublic(startup!)).toBe(false);
  expect(await history(startup!)).toEqual([]);
});

it('refuses what was changed since the preview', async () => {
  const startups = await drafts(2);
  const body = { each: each(startups) };
  const { seen } = (await preview('startups.publish', body)).body;
  await perform('startups.season', { each: each(startups.slice(1)), fields: { season: 1 } });

  expect(await perform('startups.publish', { ...body, seen })).toMatchObject({ status: 409 });
  expect(await isPublic(startups[0]!)).toBe(false);
});

it('requires a preview, a typed name and a second factor for irreversible acts', async () => {
  const people = await kit.persons([{}, {}]);
  const body = { each: people.map(({ email: user }) => ({ user })) };
  const { seen, confirm } = (await preview('users.erase', body)).body;
  expect(confirm).toBe('erase 2');

  const tried = async (more: object) => (await perform('users.erase', { ...body, ...more })).status;
  expect(await tried({})).toBe(422);
  expect(await tried({ seen, confirm: 'erase 3' })).toBe(422);
  kit.clock.advance(11 * MINUTE);
  expect(await tried({ seen, confirm })).toBe(403);
  kit.clock.advance(-11 * MINUTE);
  expect(await tried({ seen, confirm })).toBe(200);
  for (const { id } of people) expect((await kit.get(`/users/${id}`)).status).toBe(404);
});

it('requires a reason for acts that need one', async () => {
  const [duplicate, startup] = await drafts(2);
  const body = { each: [{ startup: duplicate!.slug, into: startup!.slug }] };
  const { seen, confirm } = (await preview('startups.merge', body)).body;
  const tried = (why?: string) =>
    perform('startups.merge', { ...body, seen, confirm, ...(why && { why }) });

  expect(await tried()).toMatchObject({
    status: 422,
    body: { errors: { why: ['Please enter a reason. It is stored in the record.'] } },
  });
  expect(await tried('Entered twice')).toMatchObject({ status: 200 });
});

it('names a field by its place: common, or of one thing', async () => {
  const [startup] = await drafts(1);
  const ofOne = { each: [{ startup: startup!.slug }, { startup: 5 }] };
  expect(Object.keys((await preview('startups.publish', ofOne)).body.errors)).toEqual([
    'each.1.startup',
  ]);
  const ofAll = { each: each([startup!]), fields: { season: 'x' } };
  expect(Object.keys((await preview('startups.season', ofAll)).body.errors)).toEqual([
    'fields.season',
  ]);
});

it.each(['startups.find', 'users.create', 'startups.create', 'import.startups'])(
  '%s is done one at a time',
  async (name) => {
    expect(await preview(name, { each: [{}] })).toMatchObject({ status: 422 });
  },
);

it('requires the scope of the act', async () => {
  const other = await staffMember(kit, 'letters');
  expect((await preview('startups.publish', { each: [{}] }, other)).status).toBe(404);
});

it('runs once under one key', async () => {
  const startups = await drafts(2);
  const headers = { 'idempotency-key': 'many-at-once-1' };
  const body = { each: each(startups) };
  for (const _ of [1, 2])
    expect((await perform('startups.publish', body, headers)).status).toBe(200);

  expect(await history(startups[0]!)).toHaveLength(1);
});

it('runs two calls on the same things in opposite order one after the other', async () => {
  const startups = await drafts(6);
  const forth = { each: each(startups), fields: { season: 1 } };
  const back = { each: each([...startups].reverse()), fields: { season: 2 } };
  const both = await Promise.all(
    [forth, back, forth, back].map((body) => perform('startups.season', body)),
  );

  expect(both.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const seasons = await Promise.all(
    startups.map(async (one) => {
      const [last] = await history(one);
      return last.after[`startup:${one.id}`]?.season;
    }),
  );
  expect(new Set(seasons).size).toBe(1);
});

it('allows a preview during an act on the same things in opposite order', async () => {
  const startups = await drafts(6);
  const forth = { each: each(startups), fields: { season: 1 } };
  const back = { each: each([...startups].reverse()), fields: { season: 2 } };
  for (const [one, other] of [
    [forth, back],
    [back, forth],
    [forth, back],
  ] as const) {
    const all = await Promise.all([
      perform('startups.season', one),
      preview('startups.season', other),
      preview('startups.season', one),
    ]);
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
  }
});

describe('invitations', () => {
  it('are sent for the programme, and withdrawn', async () => {
    const [startup] = await drafts(1);
    const fields = { startup: startup!.slug, email: 'nova@people.example', position: 'CTO' };
    const act = (name: string, body: object) =>
      kit.post(`/staff/acts/${name}`, { fields: body }, { as: staff });
    expect((await act('founders.invite', fields)).status).toBe(200);
    const open = async () =>
      (await kit.get(`/staff/startups/${startup!.id}`, { as: staff })).body.invitations;
    expect(await open()).toMatchObject([{ email: 'nova@people.example', position: 'CTO' }]);
    expect(JSON.stringify(await history(startup!))).not.toContain('nova@');

    const [{ id }] = await open();
    await act('founders.revoke-invitation', { startup: startup!.slug, id });
    expect(await open()).toEqual([]);
  });
});

it('undoes nothing and records nothing when it is only to look', async () => {
  const file = `name,industry\n${randomUUID().slice(0, 8)} Labs,Agritech\n`;
  const done = await kit.post('/staff/acts/import.startups', { fields: {}, file }, { as: staff });
  const { id } = done.body.answer;
  const acts = async () =>
    (await kit.get('/staff/record?act=import.undo', { as: staff })).body.data;
  const before = await acts();
  const looked = await perform('import.undo', { each: [{ id }], fields: { 'dry-run': true } });

  expect(looked.body.message).toContain('Nothing was undone.');
  expect(await acts()).toEqual(before);
});
