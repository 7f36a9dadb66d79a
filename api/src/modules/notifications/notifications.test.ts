import { DAY, HOUR } from '../../app/clock';
import { PASSWORD, type TestUser, testApp } from '../../testing';
import { mailbox } from '../../testing/mailbox';
import { notify } from './notify';

const kit = testApp();
const mail = mailbox(kit);

const list = async (as: TestUser, query = '') =>
  (await kit.get(`/notifications${query}`, { as })).body;
const texts = async (as: TestUser) =>
  (await list(as)).data.map(({ text }: { text: string }) => text);
const tell = (user: TestUser, text: string, groupKey?: string) =>
  notify(kit.deps, [user.id], {
    type: 'team-change',
    text: () => text,
    url: '/x',
    groupKey,
    cause: 'product',
  });
const prefer = (as: TestUser, type: string, on_site: boolean, by_mail: boolean) =>
  kit.post('/notifications/preferences', { preferences: [{ type, on_site, by_mail }] }, { as });

/** Sessions end after 30 days. */
const again = async (user: TestUser): Promise<TestUser> => {
  const { body } = await kit.post('/login', { email: user.email, password: PASSWORD });
  return { ...user, token: body.token };
};

describe('who may read notifications', () => {
  it.each([
    ['GET', '/notifications'],
    ['GET', '/notifications/unread'],
    ['POST', '/notifications/read'],
    ['GET', '/notifications/preferences'],
    ['POST', '/notifications/preferences'],
  ] as const)('a guest may not %s %s', async (method, path) => {
    expect(await kit.call(method, path)).toMatchObject({ status: 401 });
  });

  it('every user reads and marks only their own', async () => {
    const [ana, ivo] = [await kit.person(), await kit.person()];
    await tell(ana, 'For Ana.');
    const { data } = await list(ana);

    expect(await texts(ivo)).toEqual([]);
    await kit.post('/notifications/read', { ids: [data[0].id] }, { as: ivo });
    expect((await list(ana)).unread).toBe(1);
  });

  it.each([
    [{ preferences: [] }],
    [{ preferences: [{ type: 'gossip', on_site: true, by_mail: true }] }],
    [{ preferences: [{ type: 'team-change' }] }],
    [{ preferences: 'all' }],
  ])('refuses the preferences %j', async (body) => {
    const as = await kit.person();

    expect(await kit.post('/notifications/preferences', body, { as })).toMatchObject({
      status: 422,
    });
  });
});

describe('GET /notifications', () => {
  it('lists newest first, twenty a page, none twice', async () => {
    const ana = await kit.person();
    for (let n = 1; n <= 25; n += 1) await tell(ana, `Event ${n}`);
    const first = await list(ana);
    await tell(ana, 'Posted while reading');
    const second = await list(ana, `?before=${first.next_before}`);

    expect(first.data).toHaveLength(20);
    expect(first.data[0]).toMatchObject({
      text: 'Event 25',
      type: 'team-change',
      url: '/x',
      read_at: null,
    });
    expect(second.data.map(({ text }: { text: string }) => text)).toEqual(
      [5, 4, 3, 2, 1].map((n) => `Event ${n}`),
    );
    expect(second).toMatchObject({ next_before: null, unread: 26 });
  });

  it('marks some, then all as read', async () => {
    const ana = await kit.person();
    for (const text of ['A', 'B', 'C']) await tell(ana, text);
    const { data } = await list(ana);

    const some = await kit.post('/notifications/read', { ids: [data[1].id] }, { as: ana });
    expect(some.body).toEqual({ unread: 2, latest: data[0].id });
    expect((await list(ana)).data[1].read_at).toBe(kit.clock.now().toISOString());
    await kit.post('/notifications/read', undefined, { as: ana });
    expect((await kit.get('/notifications/unread', { as: ana })).body).toMatchObject({ unread: 0 });
  });

  it('marks all as read up to the newest that the caller has seen', async () => {
    const ana = await kit.person();
    for (const text of ['A', 'B']) await tell(ana, text);
    const seen = (await list(ana)).data[0].id;
    await tell(ana, 'C');

    const { body } = await kit.post('/notifications/read', { up_to: seen }, { as: ana });
    expect(body).toMatchObject({ unread: 1 });
    expect((await list(ana)).data).toMatchObject([{ text: 'C', read_at: null }, {}, {}]);
  });

  it('groups unread events of one kind in one line', async () => {
    const ana = await kit.person();
    await tell(ana, 'Once', 'group');
    await tell(ana, 'Twice', 'group');
    expect(await texts(ana)).toEqual(['Twice']);

    await kit.post('/notifications/read', undefined, { as: ana });
    await tell(ana, 'Thrice', 'group');
    expect(await texts(ana)).toEqual(['Thrice', 'Twice']);
  });
});

describe('new followers', () => {
  it('of a person are one line, and each follower is reported once a month', async () => {
    const [ana, ivo, eva] = [
      await kit.person(),
      await kit.person({ name: 'Ivo' }),
      await kit.person({ name: 'Eva', surname: '/' }),
    ];
    const follow = (as: TestUser, act = 'follow') =>
      kit.post(`/users/${ana.id}/${act}`, {}, { as });
    await follow(ivo);
    expect(await texts(ana)).toEqual(['Ivo Horvat follows you.']);
    await follow(eva);
    expect(await texts(ana)).toEqual(['Eva and one other person follow you.']);

    await kit.post('/notifications/read', undefined, { as: ana });
    for (const act of ['unfollow', 'follow']) await follow(ivo, act);
    expect((await list(ana)).unread).toBe(0);
    kit.clock.advance(30 * DAY);
    const back = await again(ivo);
    for (const act of ['unfollow', 'follow']) await follow(back, act);
    expect((await list(await again(ana))).unread).toBe(1);
  });

  it('of a startup notify its founders', async () => {
    const startup = await kit.startup({ name: 'Zrno' });
    const [founder, member] = [await kit.joins(startup), await kit.joins(startup, 'member')];
    const ivo = await kit.person({ name: 'Ivo' });
    for (const as of [ivo, founder]) await kit.post(`/startups/${startup.id}/follow`, {}, { as });

    expect(await texts(founder)).toEqual(['Ivo Horvat follows Zrno.']);
    expect(await texts(member)).toEqual([]);
  });
});

describe('updates of followed startups', () => {
  const post = (id: number, as: TestUser, update = 'News') =>
    kit.post(`/startups/${id}/updates`, { update }, { as });

  it('appear at a follower’s next request, from the moment they follow', async () => {
    const startup = await kit.startup({ name: 'Zrno' });
    const [founder, fan] = [await kit.joins(startup), await kit.person()];
    await post(startup.id, founder, 'Before');
    kit.clock.advance(1);
    for (const as of [fan, founder]) await kit.post(`/startups/${startup.id}/follow`, {}, { as });
    kit.clock.advance(1);
    await post(startup.id, founder, 'After');

    const polls = await Promise.all(
      [1, 2].map(() => kit.get('/notifications/unread', { as: fan })),
    );
    expect(polls.map(({ status }) => status)).toEqual([200, 200]);
    expect(await texts(fan)).toEqual(['Zrno posted an update.']);
    expect((await list(fan)).data[0].url).toBe(`/startups/${startup.slug}`);
    expect(await texts(founder)).not.toContain('Zrno posted an update.'); // authors are not notified of their own updates
  });

  it('are mailed once a day to subscribers, with a link to stop', async () => {
    const startup = await kit.startup({ name: 'Zrno' });
    const [founder, fan] = [await kit.joins(startup), await kit.person()];
    await prefer(fan, 'startup-update', false, true);
    await kit.post(`/startups/${startup.id}/follow`, {}, { as: fan });
    kit.clock.advance(HOUR);
    await post(startup.id, founder, '<b>Bees</b>');
    expect(await texts(fan)).toEqual([]);
    await mail.collect();

    const { sendDigests } = await import('./digest');
    kit.clock.advance(DAY);
    for (let n = 0; n < 2; n += 1) await sendDigests(kit.deps);
    const [digest, ...others] = await mail.for(fan.email);
    expect(others).toEqual([]);
    expect(digest!.body.subject).toBe('One update from startups you follow');
    expect(digest!.body.text).toContain('Zrno: <b>Bees</b>');

    const stop = /http\S+mute\S+/
      .exec(digest!.body.text)![0]
      .replace('http://localhost:3000/api', '');
    expect(await kit.post(stop, {})).toMatchObject({ status: 200 });
    const { data } = (await kit.get('/notifications/preferences', { as: fan })).body;
    expect(data.find(({ type }: { type: string }) => type === 'startup-update')).toMatchObject({
      by_mail: false,
    });
  });
});

describe('preferences', () => {
  it('decide what is shown on the site and what is mailed', async () => {
    const ana = await kit.person();
    await prefer(ana, 'team-change', false, true);
    await tell(ana, 'The team grew.');

    expect(await texts(ana)).toEqual([]);
    expect(await mail.for(ana.email)).toMatchObject([{ body: { subject: 'The team grew.' } }]);
  });
});
