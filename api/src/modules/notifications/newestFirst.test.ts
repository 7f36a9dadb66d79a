import { HOUR } from '../../app/clock';
import { type TestUser, testApp } from '../../testing';
import { notify } from './notify';

const kit = testApp();

const page = async (as: TestUser, query = '') =>
  (await kit.get(`/notifications${query}`, { as })).body;
const textsOf = ({ data }: { data: { text: string }[] }) => data.map(({ text }) => text);
const tell = (user: TestUser, text: string) =>
  notify(kit.deps, [user.id], {
    type: 'team-change',
    text: () => text,
    url: '/x',
    cause: 'product',
  });

/** A follower is notified of an update at the next request, after immediate notifications. */
async function updateBefore(...texts: string[]): Promise<TestUser> {
  const startup = await kit.startup({ name: 'Zrno' });
  const [founder, fan] = [await kit.joins(startup), await kit.person()];
  await kit.post(`/startups/${startup.id}/follow`, {}, { as: fan });
  kit.clock.advance(HOUR);
  await kit.post(`/startups/${startup.id}/updates`, { update: 'News' }, { as: founder });
  for (const text of texts) {
    kit.clock.advance(HOUR);
    await tell(fan, text);
  }
  return fan;
}

it('orders immediate and deferred notifications by the time of their event', async () => {
  const fan = await updateBefore('The team grew.', 'The team grew again.');
  expect(textsOf(await page(fan))).toEqual([
    'The team grew again.',
    'The team grew.',
    'Zrno posted an update.',
  ]);
});

it('continues after a page, with each line once', async () => {
  const many = Array.from({ length: 22 }, (_, at) => `Change ${at}.`);
  const fan = await updateBefore(...many);
  const first = await page(fan);
  const rest = await page(fan, `?before=${first.next_before}`);
  expect([...textsOf(first), ...textsOf(rest)]).toEqual([
    ...many.reverse(),
    'Zrno posted an update.',
  ]);
  expect(rest.next_before).toBeNull();

  // The update was created last and is on the second page: one request marks all as read.
  await kit.post('/notifications/read', { up_to: first.latest }, { as: fan });
  expect((await page(fan)).unread).toBe(0);
});

it('continues in order of creation if the last line was merged into another one', async () => {
  const fan = await updateBefore('Older.', 'Newer.');
  const [newer] = (await page(fan)).data;
  const gone = newer.id + 1_000;
  expect(textsOf(await page(fan, `?before=${gone}`))).toHaveLength(3);
});

it('continues with each line once if the last line is merged into another one meanwhile', async () => {
  const fan = await updateBefore();
  const follow = async () =>
    kit.post(
      `/users/${fan.id}/follow`,
      {},
      { as: await kit.person({ name: 'Ana', surname: '/' }) },
    );
  kit.clock.advance(HOUR);
  await follow();
  const many = Array.from({ length: 19 }, (_, at) => `Change ${at}.`);
  for (const text of many) {
    kit.clock.advance(HOUR);
    await tell(fan, text);
  }
  const first = await page(fan);
  expect(textsOf(first)).toEqual([...many.reverse(), 'Ana follows you.']);
  await follow();

  const rest = await page(fan, `?before=${first.next_cursor}`);
  expect(textsOf(rest)).toEqual(['Zrno posted an update.']);
  expect(rest).toMatchObject({ next_cursor: null, next_before: null });
});

it.each(['0', '1700000000000-0', 'x-1', '1-2-3', '99999999999999999-1'])(
  'refuses the cursor %s',
  async (before) => {
    const { status, body } = await kit.get(`/notifications?before=${before}`, {
      as: await kit.person(),
    });
    expect({ status, body }).toMatchObject({
      status: 422,
      body: { errors: { before: [expect.anything()] } },
    });
  },
);

it('has no site setting for types that are mailed only', async () => {
  const { data } = (await kit.get('/notifications/preferences', { as: await kit.person() })).body;
  const kinds = data.filter((row: object) => 'mail_only' in row);
  expect(kinds).toMatchObject([{ type: 'letter', mail_only: true, on_site: false }]);
});
