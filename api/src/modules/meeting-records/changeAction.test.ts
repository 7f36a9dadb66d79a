import { type TestUser, testApp } from '../../testing';
import { meetingFixture } from '../../testing/meetingFixture';

const NOW = '2025-03-11T09:00:00Z';
const kit = testApp({ now: NOW });
const { fixture, book } = meetingFixture(kit, NOW);

let meeting: number;
/** Of the founder. */
let item: { id: number; version: number };
beforeEach(async () => {
  meeting = (await book('2025-03-18 06:00:00')).body.data.id;
  item = await added(fixture.founder, fixture.mentor);
});

const wanted = (owner: TestUser) => ({
  text: 'Send the numbers',
  owner_id: owner.id,
  due_on: '2025-03-25',
});
const actions = async () =>
  (await kit.get(`/meetings/${meeting}/record`, { as: fixture.mentor })).body.data.actions;
const change = (set: object, as = fixture.founder) =>
  kit.post(
    `/meetings/${meeting}/actions/${item.id}`,
    { ...wanted(fixture.founder), done: false, version: item.version, ...set },
    { as },
  );
const notices = async (as: TestUser) =>
  (await kit.get('/notifications', { as })).body.data.filter(({ text }: { text: string }) =>
    text.startsWith('You have a new action item'),
  );

async function added(owner: TestUser, as: TestUser) {
  await kit.post(`/meetings/${meeting}/actions`, wanted(owner), { as });
  return (await actions()).at(-1);
}

describe('an action item that is changed', () => {
  it('cannot be given to somebody who takes no part', async () => {
    const stranger = await kit.person();
    const { status, body } = await change({ owner_id: stranger.id });

    expect([status, Object.keys(body.errors)]).toEqual([422, ['owner_id']]);
    expect(await actions()).toMatchObject([{ owner: { id: fixture.founder.id }, version: 1 }]);
    expect(await notices(stranger)).toEqual([]);
  });

  it('is open again after it was finished by mistake', async () => {
    await change({ done: true });
    expect(await actions()).toMatchObject([{ done: true }]);
    expect(await change({ done: false, version: 2 })).toMatchObject({ status: 200 });
    expect(await actions()).toMatchObject([{ done: false }]);
  });

  it('accepts the same change again after a lost response, and no other one', async () => {
    await change({ text: 'Send all numbers' });
    expect(await change({ text: 'Send all numbers' })).toMatchObject({ status: 200 });
    for (const other of [
      { text: 'Send no numbers' },
      { owner_id: fixture.mentor.id },
      { due_on: '2025-03-26' },
      { done: true },
    ])
      expect(await change({ text: 'Send all numbers', ...other })).toMatchObject({ status: 409 });
    expect(await actions()).toMatchObject([{ text: 'Send all numbers', version: 2 }]);
  });
});

it('an action item notifies nobody who gives it to themselves, and links to the owner’s own page', async () => {
  await added(fixture.mentor, fixture.mentor);
  expect(await notices(fixture.mentor)).toEqual([]);
  await added(fixture.mentor, fixture.founder);
  expect(await notices(fixture.mentor)).toMatchObject([
    { url: `/my/mentorships/agenda/${meeting}` },
  ]);
});
