import { DEMO_PROGRAMME } from 'contract/demo-programme';
import type { Programme } from 'contract/wire/programme.contract';
import { type TestUser, testApp } from '../../testing';
import { staffMember } from '../../testing/staffMember';

const kit = testApp({ now: '2025-03-11T09:00:00Z' });
let ana: TestUser;
let bo: TestUser;
let owner: TestUser;
beforeAll(async () => {
  ana = await staffMember(kit, 'programme');
  bo = await staffMember(kit, 'programme');
  owner = await staffMember(kit, 'owner', 'programme');
});

const withCity = (city: string): Programme => ({
  ...DEMO_PROGRAMME,
  site: { ...DEMO_PROGRAMME.site, city },
});
const act = (name: string, as: TestUser, fields: object = {}, programme?: Programme) =>
  kit.post(
    `/staff/acts/programme.${name}`,
    { fields, ...(programme && { file: JSON.stringify(programme) }) },
    { as },
  );
const read = async () => (await kit.get('/staff/programme', { as: ana })).body;
const SOMEBODY_ELSE = {
  status: 409,
  body: { message: 'Somebody else has changed the draft. Please load it again.' },
};

it('an edit based on an outdated publication is refused', async () => {
  const { edited_at, version } = await read();
  expect(edited_at).toBeNull();
  await act('edit', bo, {}, withCity('Niš'));
  expect((await act('publish', bo)).status).toBe(200);

  const seen = { 'edited-at': '', 'on-version': version };
  expect(await act('edit', ana, seen, withCity('Bar'))).toMatchObject(SOMEBODY_ELSE);
  expect((await read()).draft.site.city).toBe('Niš');

  const now = { 'edited-at': '', 'on-version': (await read()).version };
  expect((await act('edit', ana, now, withCity('Bar'))).status).toBe(200);
});

it('an edit of a draft may ignore a concurrent publication', async () => {
  const { edited_at } = await read();
  expect((await act('rollback', bo, { version: 1 })).status).toBe(200);
  const seen = { 'edited-at': edited_at, 'on-version': 1 };
  expect((await act('edit', ana, seen, withCity('Bar'))).status).toBe(200);
});

it('publishing or discarding a draft requires having seen it', async () => {
  const seen = { 'edited-at': (await read()).edited_at };
  kit.clock.set('2025-03-11T10:00:00Z');
  await act('edit', bo, {}, withCity('Ohrid'));
  expect(await act('publish', ana, seen)).toMatchObject(SOMEBODY_ELSE);
  expect(await act('discard', ana, seen)).toMatchObject(SOMEBODY_ELSE);
  expect((await read()).draft.site.city).toBe('Ohrid');

  const now = { 'edited-at': (await read()).edited_at };
  expect((await act('publish', ana, now)).status).toBe(200);
  expect(await act('discard', ana, now)).toMatchObject(SOMEBODY_ELSE);
  expect((await act('discard', ana, { 'edited-at': '' })).status).toBe(200);
});

it('only an owner can discard an owner’s statement in the draft', async () => {
  const { published } = await read();
  const legal = { ...published.legal, confirmed_assessments: '2025-03-01' };
  await act('edit', owner, {}, { ...published, legal });
  expect((await act('discard', ana)).status).toBe(403);
  expect((await read()).draft.legal.confirmed_assessments).toBe('2025-03-01');
  expect((await act('discard', owner)).status).toBe(200);
  expect((await read()).edited_at).toBeNull();
});
