import { type TestUser, testApp } from '../../../testing';
import { letterFixture } from '../../../testing/letterFixture';
import { noLetters } from '../../../testing/noLetters';
import { staffMember } from '../../../testing/staffMember';

const kit = testApp();
let mira: TestUser;
const { mail, act, get, subscribe, draft } = letterFixture(kit, () => mira);
const outdated = {
  status: 409,
  body: { message: 'Somebody else has changed this draft. Please load it again.' },
};

/** A draft that Mira has read and Vid has changed since. */
async function changedDraft() {
  const id = await draft();
  const { changed_at } = await get(id);
  kit.clock.advance(1);
  await act('edit', { id, body: 'Vid’s words' });
  return { id, read: { id, 'changed-at': changed_at as string } };
}

beforeEach(async () => {
  await noLetters(kit);
  mira = await staffMember(kit, 'letters');
  await subscribe('a@b.example');
});

describe('a draft that was changed since it was read', () => {
  it.each(['send', 'delete'])('is refused by %s at its preview', async (name) => {
    const { id, read } = await changedDraft();

    expect(await act(`${name}/preview`, read)).toMatchObject(outdated);
    expect(await get(id)).toMatchObject({ state: 'draft', body: 'Vid’s words' });
  });

  it('is not test-mailed', async () => {
    const { read } = await changedDraft();
    expect(await act('test', read)).toMatchObject(outdated);
    expect(await mail.collect()).toEqual([]);
  });
});

it.each([
  ['test', {}],
  ['send', {}],
  ['delete', { deleted: true }],
])('an unchanged draft is accepted by %s', async (name, answer) => {
  const id = await draft();
  const read = { id, 'changed-at': (await get(id)).changed_at };
  const { seen } = (await act(`${name}/preview`, read)).body;

  expect(await act(name, read, { seen, confirm: String(id) })).toMatchObject({
    status: 200,
    body: { answer },
  });
});
