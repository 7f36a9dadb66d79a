import { type TestStartup, type TestUser, testApp } from '../../testing';

const kit = testApp();
let startup: TestStartup;
let founder: TestUser;

beforeEach(async () => {
  startup = await kit.startup();
  founder = await kit.joins(startup);
});

const path = (more = '') => `/startups/${startup.id}/updates${more}`;
const post = (update: string, as: TestUser = founder) =>
  kit.post(path(), { title: 'Update', update }, { as });
const texts = ({ body }: { body: { data: { update: string }[] } }) =>
  body.data.map(({ update }) => update);

describe('a startup’s updates', () => {
  it('are shown to everyone, newest first, ten to a page', async () => {
    for (let day = 1; day <= 11; day += 1) await post(`  Day ${day}  `);

    const first = await kit.get(path());
    const second = await kit.get(path('?page=2'));

    expect(first.body.meta).toMatchObject({ current_page: 1, last_page: 2, total: 11 });
    expect(texts(first)[0]).toBe('Day 11');
    expect(texts(first)).toHaveLength(10);
    expect(texts(second)).toEqual(['Day 1']);
    expect(texts(await kit.get(path('?page=3')))).toEqual([]);
    expect(texts(await kit.get(path('?page=junk')))).toHaveLength(10);
  });

  it('neither repeat nor skip while others post and delete during a scroll', async () => {
    for (let day = 1; day <= 15; day += 1) await post(`Day ${day}`);
    const first = await kit.get(path());
    await post('Day 16');
    await kit.del(path(`/${first.body.data[0].id}`), { as: founder });

    const second = await kit.get(path(`?page=2&as_of=${first.body.meta.as_of}`));

    expect(texts(second)).toEqual(['Day 5', 'Day 4', 'Day 3', 'Day 2', 'Day 1']);
  });

  it('are returned from posting as they are listed', async () => {
    const { status, body } = await post('First line\r\nsecond line');
    const listed = await kit.get(path());

    expect(status).toBe(201);
    expect(body.data).toEqual({
      id: expect.any(Number),
      title: 'Update',
      update: 'First line\nsecond line',
      created_at: '2025-03-11T09:00:00.000Z',
      edited_at: null,
      editable_until: '2025-03-11T09:15:00.000Z',
      likes: 0,
      liked: false,
    });
    expect(listed.body.data).toEqual([body.data]);
  });

  it('disappear when deleted; deleting again changes nothing', async () => {
    const { body } = await post('Oops');

    expect(await kit.del(path(`/${body.data.id}`), { as: founder })).toMatchObject({ status: 200 });
    expect(await kit.del(path(`/${body.data.id}`), { as: founder })).toMatchObject({ status: 200 });
    expect((await kit.get(path())).body).toMatchObject({ data: [], meta: { total: 0 } });
  });

  it('cannot be deleted by the founder of another startup, under any address', async () => {
    const { body } = await post('Ours');
    const other = await kit.startup();
    const stranger = await kit.joins(other);

    expect(await kit.del(path(`/${body.data.id}`), { as: stranger })).toMatchObject({
      status: 404,
    });
    const detour = `/startups/${other.id}/updates/${body.data.id}`;
    expect(await kit.del(detour, { as: stranger })).toMatchObject({ status: 404 });
    expect(texts(await kit.get(path()))).toEqual(['Ours']);
  });

  it('are written by the whole team; mentors can only read', async () => {
    const member = await kit.joins(startup, 'member');
    const mentor = await kit.mentorOf(startup);

    expect(await post('From the lab', member)).toMatchObject({ status: 201 });
    expect(await post('From outside', mentor)).toMatchObject({ status: 403 });
    expect(await post('From nowhere', await kit.person())).toMatchObject({ status: 404 });
    expect(await kit.post(path(), { update: 'Anonymous' })).toMatchObject({ status: 401 });
  });

  it.each([
    ['only blanks', { update: '  \n ' }, 'Write something first.'],
    ['no text at all', {}, 'Write something first.'],
    ['too much', { update: 'a'.repeat(5_001) }, /longer than 5000/],
    ['invisible characters', { update: 'a\u0000b' }, /cannot be used/],
    ['a list', { update: ['a'] }, /must be a text/],
  ])('refuse %s', async (_what, text, message) => {
    const { status, body } = await kit.post(path(), text, { as: founder });

    expect(status).toBe(422);
    expect(body.errors.update[0]).toMatch(message);
  });

  it('of a draft are for its team and mentors', async () => {
    const draft = await kit.startup({ published: false });
    const reader = await kit.mentorOf(draft);
    const at = `/startups/${draft.id}/updates`;

    expect(await kit.get(at)).toMatchObject({ status: 401 });
    expect(await kit.get(at, { as: founder })).toMatchObject({ status: 404 });
    expect(await kit.get(at, { as: reader })).toMatchObject({ status: 200 });
  });
});

describe('a like', () => {
  it('counts once per person and can be removed', async () => {
    const { body } = await post('Likeable');
    const at = path(`/${body.data.id}/like`);
    const fan = await kit.person();

    expect((await kit.post(at, undefined, { as: fan })).body).toEqual({ likes: 1, liked: true });
    expect((await kit.post(at, undefined, { as: fan })).body).toEqual({ likes: 1, liked: true });
    expect((await kit.get(path(), { as: fan })).body.data[0]).toMatchObject({
      likes: 1,
      liked: true,
    });
    expect((await kit.get(path())).body.data[0]).toMatchObject({ likes: 1, liked: false });
    expect((await kit.del(at, { as: fan })).body).toEqual({ likes: 0, liked: false });
    expect(await kit.post(at)).toMatchObject({ status: 401 });
  });

  it('requires access to the update, and fails under the address of another startup', async () => {
    const draft = await kit.startup({ published: false });
    const as = await kit.joins(draft);
    const { body } = await kit.post(`/startups/${draft.id}/updates`, { update: 'Soon' }, { as });
    const fan = await kit.person();

    for (const { id } of [draft, startup])
      expect(
        await kit.post(`/startups/${id}/updates/${body.data.id}/like`, undefined, { as: fan }),
      ).toMatchObject({ status: 404 });
  });
});
