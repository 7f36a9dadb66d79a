import { randomUUID } from 'node:crypto';
import { eraseUser } from '../../modules/privacy/eraseUser';
import { type TestStartup, type TestUser, testApp } from '../../testing';
import { staffMember } from '../../testing/staffMember';

const kit = testApp();
let staff: TestUser;
let zar: TestStartup;
let ziva: TestUser;
beforeEach(async () => {
  staff = await staffMember(kit, 'programme', 'people');
  zar = await kit.startup({ name: 'Žar' });
  ziva = await kit.person({ name: 'Živa', surname: 'Đorđević' });
  await kit.alsoJoins(zar, ziva, 'founder');
});

const act = (name: string, body: object, key: string = randomUUID()) =>
  kit.post(`/staff/acts/${name}`, body, { as: staff, headers: { 'idempotency-key': key } });
const joins = ({ email: user }: TestUser) => ({ fields: { startup: zar.slug, user } });
const history = async () =>
  (await kit.get(`/staff/record/startup/${zar.id}`, { as: staff })).body.data;
const erase = ({ id }: TestUser) => kit.db.transaction((db) => eraseUser({ ...kit.deps, db }, id));

it('a preview, the response and the record contain names of people and things', async () => {
  const marko = await kit.person({ name: 'Marko', surname: 'Öz' });
  const seen = await kit.post('/staff/acts/founders.add/preview', joins(marko), { as: staff });
  const names = {
    [`startup:${zar.id}`]: 'Žar',
    [`user:${ziva.id}`]: 'Živa Đorđević',
    [`user:${marko.id}`]: 'Marko Öz',
  };

  expect(seen.body.after[`startup:${zar.id}`].team).toHaveLength(2);
  expect(seen.body.names).toEqual(names);
  expect((await act('founders.add', joins(marko))).body.names).toEqual(names);
  expect(await history()).toMatchObject([{ act: 'founders.add', names }]);
});

it('a thing without a name is shown by its id', async () => {
  const twin = await kit.startup({ name: 'Žar' });
  const merge = { startup: twin.slug, into: zar.slug };
  const path = '/staff/acts/startups.merge';
  const seen = (await kit.post(`${path}/preview`, { fields: merge }, { as: staff })).body;
  expect(seen.names[`startup:${twin.id}`]).toBe('Žar');

  const more = { seen: seen.seen, confirm: seen.confirm, why: 'Entered twice' };
  const { status, body } = await act('startups.merge', { fields: merge, ...more });
  expect(status).toBe(200);
  expect(body.before).toHaveProperty([`startup:${twin.id}`]);
  expect(body.names).not.toHaveProperty([`startup:${twin.id}`]);
});

it('an erased person is a former member, also in a repeated response', async () => {
  const marko = await kit.person();
  const key = randomUUID();
  const first = await act('founders.add', joins(marko), key);
  expect(first.body.names[`user:${ziva.id}`]).toBe('Živa Đorđević');
  await kit.alsoJoins(zar, await kit.person(), 'founder');
  await erase(ziva);

  const again = await act('founders.add', joins(marko), key);
  expect(again.headers['idempotency-replayed']).toBe('true');
  for (const { names } of [again.body, ...(await history())])
    expect(names[`user:${ziva.id}`]).toBe('Former member');
  expect(JSON.stringify([again.body, await history()])).not.toContain('Živa');
});

it('an act on many things names all of them', async () => {
  const body = { each: [{ startup: zar.slug }], fields: { season: 1 } };
  const path = '/staff/acts/startups.season/many';
  const names = { [`startup:${zar.id}`]: 'Žar' };
  const headers = { 'idempotency-key': randomUUID() };

  const seen = await kit.post(`${path}/preview`, body, { as: staff });
  expect(seen.body).toMatchObject({ names, data: [{ refused: false }] });
  expect((await kit.post(path, body, { as: staff, headers })).body).toMatchObject({ names });
});

it('text that looks like an id is left as it was typed', async () => {
  for (const name of [`user:99999999999`, `user:${ziva.id}x`, `owner:${ziva.id}`]) {
    const made = await act('startups.create', { fields: { name, industry: 'Agritech' } });
    const [key, facts] = Object.entries<object>(made.body.after)[0]!;
    expect(facts).toMatchObject({ name });
    expect(made.body.names).toEqual({ [key]: name });
  }
});

it('a refused act responds with the error only', async () => {
  const nowhere = { fields: { startup: 'nowhere' } };
  expect((await act('startups.publish', nowhere)).body).not.toHaveProperty('names');
});
