import { type TestUser, testApp } from '../../testing';
import { letterFixture } from '../../testing/letterFixture';
import { noLetters } from '../../testing/noLetters';
import { staffMember } from '../../testing/staffMember';

const kit = testApp();
let mira: TestUser;
let vid: TestUser;
const { mail, act, get, subscribe, draft, batch } = letterFixture(kit, () => mira);

beforeEach(async () => {
  await noLetters(kit);
  mira = await staffMember(kit, 'letters');
  vid = await staffMember(kit, 'letters');
  await subscribe('a@b.example', 'b@b.example');
});

const view = async (id: number, as: TestUser) =>
  (await kit.post('/staff/acts/letters.send/preview', { fields: { id } }, { as })).body;
const send = (id: number, seen: string, as: TestUser) =>
  kit.post('/staff/acts/letters.send', { fields: { id }, seen, confirm: String(id) }, { as });

describe('two people who see one draft', () => {
  it('and send it at once send it once', async () => {
    const id = await draft();
    const [mine, theirs] = [await view(id, mira), await view(id, vid)];
    const both = await Promise.all([send(id, mine.seen, mira), send(id, theirs.seen, vid)]);

    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await batch()).map(({ to }) => to.email)).toEqual(['a@b.example', 'b@b.example']);
    expect(await batch()).toEqual([]);
    expect(await get(id)).toMatchObject({ state: 'sent', recipients: 2 });
  });

  it('cannot send a version they have not seen', async () => {
    const id = await draft();
    const { seen } = await view(id, mira);
    kit.clock.advance(1);
    await act('edit', { id, body: 'Something else' });

    expect(await send(id, seen, vid)).toMatchObject({ status: 409 });
    expect(await batch()).toEqual([]);
  });

  it('cannot overwrite what the other has saved meanwhile', async () => {
    const id = await draft();
    const { changed_at } = await get(id);
    kit.clock.advance(1);
    const mine = await act('edit', { id, body: 'Mine', 'changed-at': changed_at });
    expect(mine).toMatchObject({ status: 200 });
    const late = await act('edit', { id, body: 'Theirs', 'changed-at': changed_at });
    expect(late).toMatchObject({
      status: 409,
      body: { message: 'Somebody else has changed this draft. Please load it again.' },
    });

    expect(await get(id)).toMatchObject({
      body: 'Mine',
      changed_at: mine.body.answer.changedAt,
    });
  });
});

it('cannot send it without having read it', async () => {
  const id = await draft();
  expect(await act('send', { id }, { confirm: String(id) })).toMatchObject({ status: 422 });
  expect(await mail.collect()).toEqual([]);
});
