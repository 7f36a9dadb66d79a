import { type TestStartup, type TestUser, testApp } from '../../testing';
import { mailbox } from '../../testing/mailbox';

const POSTED = '2025-03-11T09:00:00Z';
const kit = testApp({ now: POSTED });
const mail = mailbox(kit);
let startup: TestStartup;
let founder: TestUser;
let id: number;

beforeEach(async () => {
  kit.clock.set(POSTED);
  startup = await kit.startup();
  founder = await kit.joins(startup);
  const body = { title: 'Pilot', update: 'We signd.' };
  id = (await kit.post(path(), body, { as: founder })).body.data.id;
});

const path = (more = '') => `/startups/${startup.id}/updates${more}`;
const edit = (input: object, as: TestUser | null = founder) =>
  kit.post(path(`/${id}`), input, as ? { as } : undefined);
const listed = async () => (await kit.get(path())).body.data;

describe('editing an update', () => {
  it('changes its text and marks it; position, time, title and likes stay', async () => {
    await kit.post(path(`/${id}/like`), undefined, { as: founder });
    await kit.post(path(), { update: 'Newer' }, { as: founder });
    kit.clock.set('2025-03-11T09:14:59Z');

    const { status, body } = await edit({ update: ' We signed. ' });

    expect(status).toBe(200);
    expect(body.data).toEqual({
      id,
      title: 'Pilot',
      update: 'We signed.',
      likes: 1,
      liked: true,
      created_at: '2025-03-11T09:00:00.000Z',
      edited_at: '2025-03-11T09:14:59.000Z',
      editable_until: '2025-03-11T09:15:00.000Z',
    });
    expect((await listed())[1]).toEqual({ ...body.data, liked: false });
  });

  it('is refused after fifteen minutes', async () => {
    kit.clock.set('2025-03-11T09:15:00Z');

    expect(await edit({ update: 'Too late' })).toMatchObject({
      status: 409,
      body: { message: 'An update can be edited for 15 minutes after it was posted.' },
    });
    expect(await listed()).toMatchObject([{ update: 'We signd.', edited_at: null }]);
  });

  it('does not overwrite the edit of a co-founder that the author has not read', async () => {
    const colleague = await kit.joins(startup);
    await edit({ update: 'We signed.', seen_update: 'We signd.' }, colleague);

    expect(await edit({ update: 'We signed it.', seen_update: 'We signd.' })).toMatchObject({
      status: 409,
      body: { current: { update: 'We signed.' } },
    });
    expect(await listed()).toMatchObject([{ update: 'We signed.' }]);
  });

  it('with the same text is no edit', async () => {
    expect((await edit({ update: 'We signd.' })).body.data.edited_at).toBeNull();
    expect(await listed()).toMatchObject([{ edited_at: null }]);
  });

  it('with another title and the same text is one', async () => {
    kit.clock.advance(1_000);
    const { body } = await edit({ title: 'Pilot signed', update: 'We signd.' });

    expect(body.data).toMatchObject({ title: 'Pilot signed', edited_at: expect.any(String) });
    expect(await listed()).toMatchObject([{ title: 'Pilot signed', update: 'We signd.' }]);
  });

  it('outdates the cached pages of the startup', async () => {
    const { headers } = await kit.app.inject({
      method: 'POST',
      url: `/api${path(`/${id}`)}`,
      payload: { update: 'We signed.' },
      headers: { authorization: `Bearer ${founder.token}` },
    });

    expect(JSON.stringify(headers)).toContain(`startup:${startup.id}`);
  });

  it('notifies nobody, neither on the site nor by mail', async () => {
    const reader = await kit.person();
    kit.clock.advance(1_000);
    await kit.post(`/startups/${startup.id}/follow`, undefined, { as: reader });
    kit.clock.advance(1_000);
    id = (await kit.post(path(), { update: 'Newest' }, { as: founder })).body.data.id;
    const notices = async () =>
      (await kit.get('/notifications', { as: reader })).body.data.filter(
        ({ type }: { type: string }) => type === 'startup-update',
      );
    expect(await notices()).toHaveLength(1);
    await mail.collect();

    expect((await edit({ update: 'Newest, edited' })).status).toBe(200);

    expect(await notices()).toHaveLength(1);
    expect(await mail.for(reader.email)).toEqual([]);
  });

  it('is for the team; updates of others and deleted ones are refused', async () => {
    const member = await kit.joins(startup, 'member');
    const mentor = await kit.mentorOf(startup);
    const stranger = await kit.joins(await kit.startup());

    expect(await edit({ update: 'From the lab' }, member)).toMatchObject({ status: 200 });
    expect(await edit({ update: 'x' }, mentor)).toMatchObject({ status: 403 });
    expect(await edit({ update: 'x' }, stranger)).toMatchObject({ status: 404 });
    expect(await edit({ update: 'x' }, null)).toMatchObject({ status: 401 });
    await kit.del(path(`/${id}`), { as: founder });
    expect(await edit({ update: 'x' })).toMatchObject({ status: 404 });
  });

  it.each([
    ['only blanks', { update: ' \n' }, 'update'],
    ['no text', {}, 'update'],
    ['an empty title', { title: '', update: 'x' }, 'title'],
  ])('refuses %s', async (_what, input, field) => {
    const { status, body } = await edit(input);
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([field]);
  });
});
