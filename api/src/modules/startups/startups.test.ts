import { SEASON_OTHERS } from 'contract/wire/startups.contract';
import { eq, sql } from 'drizzle-orm';
import { rowsOf } from '../../db/rows';
import { formerSlugs, startups } from '../../db/schema';
import { testApp } from '../../testing';
import { normalize } from './normalize';
import { reindexSearch } from './reindex';
import { startupsQueries } from './startups.queries';

const kit = testApp();

const names = async (query = '') =>
  (await kit.get(`/startups${query}`)).body.data.map(({ name }: { name: string }) => name);

beforeAll(async () => {
  const season = (seasonNumber: number | null, seasons: number[] = []) => ({
    seasonNumber,
    seasons,
  });
  await kit.startup({ name: 'Žito Lab', industry: 'Foodtech', ...season(2) });
  await kit.startup({
    name: 'Ploveo',
    description: 'Ferries, 100% on time_table.',
    ...season(1, [1]),
  });
  await kit.startup({
    name: 'Güneşli',
    description: 'Rooftop solar in Iğdır.',
    ...season(1, [1, 2]),
  });
  await kit.startup({ name: 'Đak', description: 'Homework for every pupil.', ...season(null) });
  await kit.startup({ name: 'Zrno', description: 'Grain sensors.', slug: 'zrno', ...season(2) });
  await kit.startup({ name: 'Secret', published: false, slug: 'secret', ...season(2) });
});

describe('GET /startups', () => {
  it('lists published startups, the newest season first, then by name', async () => {
    expect(await names()).toEqual(['Žito Lab', 'Zrno', 'Güneşli', 'Ploveo', 'Đak']);
  });

  it('prepares no statement for arbitrary sets of seasons', async () => {
    // One transaction uses one connection, and prepared statements belong to a connection.
    const names = await kit.db.transaction(async (db) => {
      const { list } = startupsQueries(db);
      const page = { known: [1, 2, 3], search: '', limit: 13, offset: 0 };
      for (const seasons of [[], [2], [1, 2], [2, 1, 3], [3, 31337]])
        await list({ ...page, seasons });
      return rowsOf(db, sql`select name from pg_prepared_statements where name like 'startups%'`);
    });
    for (const { name } of names) expect(['startups', 'startups_2']).toContain(name);
  });

  it.each([
    ['?seasons[]=2', ['Žito Lab', 'Zrno', 'Güneşli']],
    ['?seasons%5B%5D=1', ['Güneşli', 'Ploveo']],
    ['?seasons[0]=1&seasons[1]=31337', ['Güneşli', 'Ploveo', 'Đak']],
    ['?seasons[]=31337', ['Đak']],
    ['?seasons[]=0&seasons[]=1', ['Žito Lab', 'Zrno', 'Güneşli', 'Ploveo', 'Đak']],
    ['?search=ZITO', ['Žito Lab']],
    ['?search=gunes', ['Güneşli']],
    ['?search=igdir%20solar', ['Güneşli']],
    ['?search=dak', ['Đak']],
    ['?search=z', ['Zrno', 'Žito Lab']],
    ['?search=100%25', ['Ploveo']],
    ['?search=e_t', ['Ploveo']],
    ['?search=%25', ['Ploveo']],
    ['?search=grain&seasons[]=1', []],
    ['?page=2', []],
    ['?page=-3', ['Žito Lab', 'Zrno', 'Güneşli', 'Ploveo', 'Đak']],
  ])('finds by %s', async (query, found) => {
    expect((await names(query)).sort()).toEqual([...found].sort());
  });

  it.each([
    ['Ћирилица', ['ћирилица', 'Ћирил', 'cirilica', 'Ćirilica', 'ĆIRILICA', 'Cирилица', 'илица']],
    ['Đorđević', ['Ђорђевић', 'Đorđević', 'đorđ']],
    ['Ђорђевић и Син', ['Đorđević', 'djordjevic sin', 'dordevic', 'син ђорђевић']],
    ['Хайдут Щит', ['haydut', 'Hajdut', 'shtit', 'хайдут', 'щ']],
    ['Ψυχή Αθήνα', ['psychi', 'athina', 'Athena', 'ψυχη', 'ΨΥΧΉ', 'αθηνα']],
  ])('%s is found in each alphabet', async (name, searches) => {
    const made = await kit.startup({ name, description: 'Letters.' });
    for (const search of searches)
      expect([search, await names(`?search=${encodeURIComponent(search)}`)]).toEqual([
        search,
        expect.arrayContaining([name]),
      ]);
    await kit.db.delete(startups).where(eq(startups.id, made.id));
  });

  it.each(['%', '_', '\\', 'ж%', '%ж', 'ђ_', '\u0301'])('matches %j literally', async (search) => {
    const made = await kit.startup({ name: 'Жаба Ђак', description: 'Letters.' });
    const all = await names();
    const found = await names(`?search=${encodeURIComponent(search)}`);
    await kit.db.delete(startups).where(eq(startups.id, made.id));
    expect(found).toEqual(
      normalize(search) === '' ? all : expect.not.arrayContaining(['Жаба Ђак']),
    );
  });

  it('text written by an earlier version is found after the next run of the job', async () => {
    const made = await kit.startup({ name: 'Липа', description: 'Дрво.' });
    const old = { searchName: 'липа', searchText: ' липа agritech дрво.' };
    await kit.db.update(startups).set(old).where(eq(startups.id, made.id));
    await reindexSearch(kit.deps);
    expect(await names('?search=lipa')).toEqual(['Липа']);
    expect(await names('?search=дрво')).toEqual(['Липа']);
    await kit.db.delete(startups).where(eq(startups.id, made.id));
  });

  it('does not count startups of an existing season among the others', async () => {
    const { id } = await kit.startup({ name: 'Sada Drugde', seasonNumber: 9, seasons: [1, 9] });
    expect(await names(`?seasons[]=${SEASON_OTHERS}&search=drugde`)).toEqual([]);
    expect(await names('?seasons[]=1&search=drugde')).toEqual(['Sada Drugde']);
    await kit.db.delete(startups).where(eq(startups.id, id));
  });

  it('puts names that start with the search first', async () => {
    await kit.startup({ name: 'Bee Lab', description: 'Grainy pictures of hives.' });
    await kit.startup({ name: 'Whole Grain', description: 'Bread.' });
    await kit.startup({ name: 'Grainfield', description: 'Fields.' });

    expect((await names('?search=grain')).slice(0, 2)).toEqual(['Grainfield', 'Whole Grain']);
  });

  it.each([
    ['?seasons[]=3', 'seasons.0'],
    ['?seasons[]=1&seasons[]=x', 'seasons.1'],
    [`?search=${'a'.repeat(101)}`, 'search'],
    ['?search=a&search=b', 'search'],
    ['?page=10001', 'page'],
  ])('refuses %s', async (query, field) => {
    const { status, body } = await kit.get(`/startups${query}`);

    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  it('gives the public address of the next page, with the filters', async () => {
    for (let n = 0; n < 13; n += 1) await kit.startup({ name: `Mreža ${n}`, seasonNumber: 1 });

    const { body } = await kit.get('/startups?seasons[]=1&search=mreza', {
      headers: { host: 'evil.example' },
    });

    expect(body.data).toHaveLength(12);
    expect(body.next_page_url).toBe(
      `http://localhost:3000/api/startups?seasons%5B%5D=1&search=mreza&page=2&after=1-${body.data[11].id}-Mre%C5%BEa+8`,
    );
    const next = await kit.get(body.next_page_url.replace('http://localhost:3000/api', ''));
    expect(next.body).toMatchObject({ data: [expect.anything()], next_page_url: null });
  });

  it('may be cached for guests, and responds with 304 when unchanged', async () => {
    const { headers } = await kit.get('/startups');
    const again = (known: string) => kit.get('/startups', { headers: { 'if-none-match': known } });

    expect(headers['cache-control']).toMatch(/max-age=30/);
    expect(headers.vary).toContain('authorization'); // a cache never gives a member a guest's response
    // A compressing cache makes ETags weak; one with several versions sends all of them.
    for (const known of [`${headers.etag}`, `W/${headers.etag}`, `"x", ${headers.etag}`])
      expect(await again(known)).toMatchObject({ status: 304, body: '' });
    expect(await again('"x"')).toMatchObject({ status: 200 });
    const known = { 'if-none-match': `${headers.etag}` };
    const head = await kit.app.inject({ method: 'HEAD', url: '/api/startups', headers: known });
    expect([head.statusCode, head.headers.etag, head.body]).toEqual([304, headers.etag, '']);
    const { token } = await kit.person();
    expect((await kit.get('/startups', { as: token })).headers['cache-control']).toBe('no-store');
  });
});

describe('GET /public/startups/{slug}', () => {
  it('is found by slug, id and old slug', async () => {
    const { body } = await kit.get('/public/startups/zrno');
    await kit.db
      .insert(formerSlugs)
      .values({ slug: 'seme', startupId: body.data.id, leftAt: kit.clock.now() });

    expect(body.data).toMatchObject({ name: 'Zrno', socialLinks: [{ linkedIn: null }] });
    expect((await kit.get(`/public/startups/${body.data.id}`)).body).toEqual(body);
    for (const key of ['seme', 'Zrno', 'SEME'])
      expect((await kit.get(`/public/startups/${key}`)).body.data.slug).toBe('zrno');
  });

  it('hides drafts except from their team', async () => {
    const draft = await kit.startup({ published: false });
    const founder = await kit.joins(draft);

    expect(await kit.get(`/public/startups/${draft.slug}`)).toMatchObject({ status: 404 });
    expect(await kit.get(`/public/startups/${draft.slug}`, { as: founder })).toMatchObject({
      status: 200,
    });
    expect(await kit.get('/public/startups/99999999999')).toMatchObject({ status: 404 });
    expect(await kit.get('/public/startups/%00')).toMatchObject({ status: 404 });
  });
});

it('shows founders in the order they joined, without their addresses', async () => {
  const startup = await kit.startup();
  const first = await kit.joins(startup, 'founder', 'CEO');
  await kit.joins(startup, 'member', 'Intern');
  const { body } = await kit.get(`/public/startups/${startup.id}/team`);

  expect(body.data).toEqual([expect.objectContaining({ position: 'CEO' })]);
  expect(body.data[0].user.id).toBe(first.id);
  expect(JSON.stringify(body)).not.toContain('@');
});
