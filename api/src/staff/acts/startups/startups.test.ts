import { DEMO_PROGRAMME } from 'contract/demo-programme';
import { programmeVersions } from '../../../db/schema';
import { testApp } from '../../../testing';
import { staffMember } from '../../../testing/staffMember';

const kit = testApp();

it('staff who remove incorporation see the limit of the current season', async () => {
  const { site, ...parts } = DEMO_PROGRAMME;
  const seasons = site.seasons.map((season) => ({ ...season, team_limit: 8 }));
  const content = { ...parts, site: { ...site, seasons } };
  await kit.db.insert(programmeVersions).values({ content, publishedAt: kit.clock.now() });
  const as = await staffMember(kit, 'programme');
  const { slug } = await kit.startup({ name: 'Zrno' });
  const message = async (no: boolean) => {
    const call = { fields: { startup: slug, no } };
    return (await kit.post('/staff/acts/startups.incorporated/preview', call, { as })).body.message;
  };

  expect(await message(false)).toBe('Zrno will be allowed more than 8 people.');
  expect(await message(true)).toBe('Zrno will be limited to 8 people.');
});

it('staff put a startup in a season of the programme or its draft, and in no other', async () => {
  const as = await staffMember(kit, 'programme');
  const { slug } = await kit.startup({ name: 'Ovca' });
  const put = async (season: number) => {
    const call = { fields: { startup: slug, season } };
    const { status, body } = await kit.post('/staff/acts/startups.season', call, { as });
    return [status, body.message];
  };
  const refused = [
    422,
    'The programme has no season 3, neither published nor in its draft. Please add it there first.',
  ];
  expect(await put(1)).toEqual([200, 'Ovca is in season 1.']);
  expect(await put(3)).toEqual(refused);

  const { site, ...parts } = DEMO_PROGRAMME;
  const seasons = [...site.seasons, { ...site.seasons[1]!, number: 3, name: 'Season 3' }];
  const file = JSON.stringify({ ...parts, site: { ...site, seasons } });
  const saved = await kit.post('/staff/acts/programme.edit', { fields: {}, file }, { as });
  expect(saved.status).toBe(200);
  expect(await put(3)).toEqual([200, 'Ovca is in season 3.']);

  await kit.post('/staff/acts/programme.discard', { fields: {} }, { as });
  expect(await put(3)).toEqual(refused);
});

it('staff move a startup to another season, and add it to earlier ones on request', async () => {
  const as = await staffMember(kit, 'programme');
  const { slug } = await kit.startup({ seasonNumber: 1, seasons: [1] });
  const put = async (fields: object) => {
    const call = { fields: { startup: slug, ...fields } };
    const { body } = await kit.post('/staff/acts/startups.season', call, { as });
    return [body.answer.season, body.answer.seasons];
  };

  expect(await put({ season: 2 })).toEqual([2, [2]]);
  expect(await put({ season: 1, also: true })).toEqual([1, [1, 2]]);
});

it('staff create a startup in a season of the programme, and in no other', async () => {
  const as = await staffMember(kit, 'programme');
  const create = async (season: number) => {
    const call = { fields: { name: `Koza ${season}`, industry: 'Agritech', season } };
    return kit.post('/staff/acts/startups.create', call, { as });
  };
  const reason =
    'The programme has no season 7, neither published nor in its draft. Please add it there first.';
  expect(await create(7)).toMatchObject({ status: 422, body: { errors: { season: [reason] } } });
  expect((await kit.get('/staff/startups?search=koza', { as })).body.data).toEqual([]);
  expect(await create(2)).toMatchObject({ status: 200 });
});

describe('a reserved address', () => {
  const industry = 'Agritech';
  const create = async (fields: object) =>
    kit.post(
      '/staff/acts/startups.create',
      { fields: { industry, ...fields } },
      { as: await staffMember(kit, 'programme') },
    );
  const load = async (row: string) =>
    kit.post(
      '/staff/acts/import.startups',
      { fields: {}, file: `name,industry,slug\n${row}\n` },
      { as: await staffMember(kit, 'programme') },
    );

  it('is refused when staff type it', async () => {
    const message = "'admin' is reserved. Please choose another slug.";
    expect(await create({ name: 'Admin', slug: 'admin' })).toMatchObject({
      status: 422,
      body: { message },
    });
    expect(await load('Admin,Agritech,admin')).toMatchObject({
      status: 422,
      body: { errors: { 'line 2': [message] } },
    });
  });

  it.each([
    ['Status', 'status-2'],
    ['Show', 'show-2'],
    ['Season 1', 'season-1-2'],
  ])('is not derived for a startup called %s', async (name, slug) => {
    expect(await create({ name })).toMatchObject({ status: 200, body: { answer: { slug } } });
  });

  it('is not derived for an imported one', async () => {
    expect(await load('Support,Agritech,')).toMatchObject({ status: 200 });
    expect(await kit.get('/public/startups/support')).toMatchObject({ status: 404 });
    expect(await kit.get('/public/startups/support-2')).toMatchObject({ status: 200 });
  });
});
