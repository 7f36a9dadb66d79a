import type { Followed, FollowedPage } from 'contract/wire/followed.contract';
import { perform } from '../../admin/perform';
import { type TestUser, testApp } from '../../testing';

const kit = testApp({ now: '2025-03-11T09:00:00Z' });
let fan: TestUser;

beforeEach(async () => {
  fan = await kit.person();
});

const follow = (path: string) => kit.post(`${path}/follow`, {}, { as: fan });
const list = (query = '') => kit.get(`/account/following${query}`, { as: fan });
const names = async () => ((await list()).body.data as Followed[]).map(({ name }) => name);

describe('what a member follows', () => {
  it('is listed to them only, startups and people, latest first', async () => {
    const zrno = await kit.startup({ name: 'Zrno' });
    const ana = await kit.person({ name: 'Ana', surname: 'Ilić' });
    const borko = await kit.person({ name: 'Borko', surname: '/' });
    expect((await list()).body).toEqual({ data: [], next_before: null });

    await follow(`/users/${ana.id}`);
    kit.clock.advance(1_000);
    await follow(`/startups/${zrno.id}`);
    kit.clock.advance(1_000);
    await follow(`/users/${borko.id}`);

    const { data } = (await list()).body;
    expect(data).toMatchObject([
      { kind: 'user', id: borko.id, name: 'Borko', slug: null },
      { kind: 'startup', id: zrno.id, name: 'Zrno', slug: zrno.slug },
      { kind: 'user', id: ana.id, name: 'Ana Ilić', slug: null },
    ]);
    expect((await kit.get('/account/following', { as: ana })).body.data).toEqual([]);
    expect(await kit.get('/account/following')).toMatchObject({ status: 401 });
  });

  it('leaves out what was unfollowed or withdrawn', async () => {
    const [zrno, draft] = [await kit.startup({ name: 'Zrno' }), await kit.startup()];
    const ana = await kit.person({ name: 'Ana', surname: 'Ilić' });
    for (const path of [`/startups/${zrno.id}`, `/startups/${draft.id}`, `/users/${ana.id}`])
      await follow(path);
    await perform(kit.deps, { argv: ['startups', 'withdraw', '--startup', draft.slug] });
    expect((await names()).sort()).toEqual(['Ana Ilić', 'Zrno']);

    await kit.post(`/startups/${zrno.id}/unfollow`, {}, { as: fan });
    expect(await names()).toEqual(['Ana Ilić']);
  });

  it('is paged by 20, each entry once, also when all were followed at one moment', async () => {
    const expected: string[] = [];
    for (let at = 0; at < 23; at += 1) {
      const [startup, person] = [await kit.startup(), await kit.person()];
      await follow(`/startups/${startup.id}`);
      await follow(`/users/${person.id}`);
      expected.push(`startup ${startup.id}`, `user ${person.id}`);
    }
    const sizes: number[] = [];
    const seen: string[] = [];
    for (let query: string | null = ''; query !== null; ) {
      const { data, next_before }: FollowedPage = (await list(query)).body;
      sizes.push(data.length);
      seen.push(...data.map(({ kind, id }) => `${kind} ${id}`));
      query = next_before && `?before=${next_before}`;
    }
    expect(sizes).toEqual([20, 20, 6]);
    expect(seen.sort()).toEqual(expected.sort());
  });

  it.each([
    '1',
    'x-startup-1',
    '1-room-1',
    '1-startup-0',
    '1-startup-9999999999',
    '-1-user-1',
    '999999999999999-user-1',
  ])('refuses the cursor %s', async (before) => {
    expect(await list(`?before=${before}`)).toMatchObject({ status: 422 });
  });
});
