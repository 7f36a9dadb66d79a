import { DEMO_PROGRAMME } from 'contract/demo-programme';
import type { Programme } from 'contract/wire/programme.contract';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../db/rows';
import { type TestUser, testApp } from '../../testing';
import { staffMember } from '../../testing/staffMember';
import { noteMomentsJob } from './noteMoments';

const kit = testApp({ now: '2025-03-11T09:00:00Z' });
let editor: TestUser;
let owner: TestUser;
beforeAll(async () => {
  editor = await staffMember(kit, 'programme');
  owner = await staffMember(kit, 'owner', 'programme');
});

const [SEASON_1, SEASON_2] = DEMO_PROGRAMME.site.seasons;
const SEASON_3 = {
  ...SEASON_2!,
  number: 3,
  name: 'Season 3',
  headline: 'Season 3: apply now!',
  window: { opens_at: '2025-03-11 11:00', closes_at: '2025-03-11 12:00', zone: 'Europe/Sofia' },
  team_limit: 2,
  last_day: '2025-03-20',
};
const WITH_SEASON_3: Programme = {
  ...DEMO_PROGRAMME,
  site: {
    ...DEMO_PROGRAMME.site,
    current_season: 3,
    seasons: [SEASON_1!, SEASON_2!, SEASON_3],
  },
};

const act = (name: string, fields: object, programme?: unknown, as = editor) =>
  kit.post(
    `/staff/acts/programme.${name}`,
    { fields, ...(programme !== undefined && { file: JSON.stringify(programme) }) },
    { as },
  );
const site = async () => (await kit.get('/programme/site')).body;
const tags = async () =>
  (await rowsOf(kit.db, sql`select tag from page_changes order by id`)).map(({ tag }) => tag);

it('everybody can read it, with an ETag and caching rules', async () => {
  const { status, headers } = await kit.get('/programme/site');
  expect(status).toBe(200);
  expect(headers['x-about']).toBe(
    'programme:frame programme:figures programme:contact programme:applications programme:journey programme:countries programme:trailer programme:guidelines programme:forms programme:teaser',
  );
  expect(headers['cache-control']).toContain('public, max-age=30');
  expect(headers.etag).toEqual(expect.any(String));
});

describe('a season that staff open', () => {
  it('is a draft first, which only staff see', async () => {
    const saved = await act('edit', {}, WITH_SEASON_3);
    expect(saved.body.message).toMatch(/^The draft is saved/);
    expect(saved.status).toBe(200);
    expect((await site()).season.name).toBe('Season 2');

    const { body } = await kit.get('/staff/programme', { as: editor });
    expect(body.draft.site.current_season).toBe(3);
    expect(body.differences.map(({ path }: { path: string }) => path)).toEqual(
      expect.arrayContaining(['site.current_season', 'site.seasons.2']),
    );
    const preview = await kit.get('/staff/programme/preview', { as: editor });
    expect(preview.body.site.season.name).toBe('Season 3');
  });

  it('is public once it is published, and outdates the pages that show it', async () => {
    const before = (await tags()).length;
    const published = await act('publish', { because: 'Season 3 opens' });
    expect(published.body.message).toMatch(
      /^Version 2 is published, with changes in \d+ places\.$/,
    );

    const { season, seasons, facts } = await site();
    expect(season.headline).toBe('Season 3: apply now!');
    expect(seasons.map(({ name }: { name: string }) => name)).toEqual([
      'Season 1',
      'Season 2',
      'Season 3',
    ]);
    expect(facts.closes).toBe('11 March 2025 at 12:00 EET');
    const outdated = (await tags()).slice(before);
    expect(outdated).toEqual([
      'programme:site',
      'programme:frame',
      'programme:figures',
      'programme:applications',
      'programme:journey',
    ]);
    expect((await kit.get('/startups?seasons[]=3')).status).toBe(200);
  });

  it('opens and closes applications by the clock, and pages are rendered again at those moments', async () => {
    const state = async () => (await kit.get('/applications/state')).body.open;
    const note = noteMomentsJob(kit.deps);
    await note();
    const noted = async (moment: string) => {
      kit.clock.set(moment);
      const before = (await tags()).length;
      await note();
      return (await tags()).length - before;
    };
    expect(await state()).toBe(true);
    expect(await noted('2025-03-11T09:59:59Z')).toBe(0);
    expect(await state()).toBe(true);
    expect(await noted('2025-03-11T10:00:00Z')).toBe(2);
    expect((await tags()).slice(-2)).toEqual(['programme:applications', 'programme:site']);
    expect(await state()).toBe(false);
    expect(await noted('2025-03-11T10:00:01Z')).toBe(0);
  });

  it('is reverted by one request; the history stays', async () => {
    const back = await act('rollback', { version: 1 });
    expect(back.status).toBe(200);
    expect((await site()).season.name).toBe('Season 2');

    const { versions } = (await kit.get('/staff/programme', { as: editor })).body;
    expect(versions.map(({ why }: { why: string }) => why)).toEqual([
      'Version 1 again',
      'Season 3 opens',
      null,
    ]);
    await expect(kit.db.execute(sql`delete from programme_versions`)).rejects.toThrow();
  });
});

describe('a draft is refused', () => {
  it.each([
    ['a wrong date', { seasons: [{ ...SEASON_3, begins: 'June' }] }, 'site.seasons.0.begins'],
    [
      'a window that ends before it begins',
      { seasons: [{ ...SEASON_3, window: { ...SEASON_3.window, closes_at: '2024-01-01 00:00' } }] },
      'site.seasons.0.window.closes_at',
    ],
    ['a link that the database cannot store', { blog: 'https://blog.example/\0' }, 'site.blog'],
    ['a link with a lone surrogate', { blog: '/\ud800' }, 'site.blog'],
    ['a link that runs code', { blog: 'javascript:alert(1)' }, 'site.blog'],
    ['an unknown season', { current_season: 9 }, 'site.current_season'],
  ])('with %s, at its field', async (_what, change, field) => {
    const wrong = {
      ...DEMO_PROGRAMME,
      site: { ...DEMO_PROGRAMME.site, current_season: 3, ...change },
    };
    const { status, body } = await act('edit', {}, wrong);
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toContain(field);
  });

  it('when another editor has saved one meanwhile', async () => {
    const first = await act('edit', { 'edited-at': '' }, WITH_SEASON_3);
    expect(first.status).toBe(200);
    expect((await act('edit', { 'edited-at': '' }, DEMO_PROGRAMME)).status).toBe(409);
    await act('discard', {});
  });

  it('when it changes the responsible party without an owner’s confirmation', async () => {
    const legal = { ...DEMO_PROGRAMME.legal, confirmed_assessments: '2025-03-01' };
    expect((await act('edit', {}, { ...DEMO_PROGRAMME, legal })).status).toBe(403);
    expect((await act('edit', {}, { ...DEMO_PROGRAMME, legal }, owner)).status).toBe(200);
    for (const end of ['publish', 'discard']) expect((await act(end, {})).status).toBe(403);
    const { version, draft } = (await kit.get('/staff/programme', { as: editor })).body;
    expect([version, draft.legal.confirmed_assessments]).toEqual([3, '2025-03-01']);
    expect((await act('discard', {}, undefined, owner)).status).toBe(200);
  });

  it('when there is nothing to publish', async () => {
    expect((await act('publish', {})).status).toBe(409);
  });
});

it('a preview expires with another draft, and with a publication', async () => {
  const view = async (name: string, fields = {}) => {
    const call = { fields, ...(name === 'edit' && { file: JSON.stringify(DEMO_PROGRAMME) }) };
    const url = `/staff/acts/programme.${name}`;
    const { seen } = (await kit.post(`${url}/preview`, call, { as: editor })).body;
    return () => kit.post(url, { ...call, seen }, { as: editor });
  };
  await act('edit', {}, WITH_SEASON_3);
  const publish = await view('publish');
  const discard = await view('discard');
  kit.clock.set('2025-03-11T12:00:00Z');
  await act('edit', {}, WITH_SEASON_3);
  expect((await publish()).status).toBe(409);
  expect((await discard()).status).toBe(409);

  const again = await view('publish');
  const rollback = await view('rollback', { version: 2 });
  expect((await again()).status).toBe(200);
  expect((await rollback()).status).toBe(409);
  expect((await (await view('edit'))()).status).toBe(200);
  await act('discard', {});
});

it('a text with placeholders may be longer once filled; lists of startups use the seasons it names', async () => {
  const seasons = [{ ...SEASON_2!, headline: 'From {countryNames}, {countryNames}' }];
  const saved = await act(
    'edit',
    {},
    {
      ...DEMO_PROGRAMME,
      site: { ...DEMO_PROGRAMME.site, seasons },
    },
  );
  expect(saved.status).toBe(200);
  expect((await act('publish', {})).status).toBe(200);
  expect((await site()).season.headline).toMatch(/^From Albania, .{100,} and Turkey$/);
  expect((await kit.get('/startups')).headers['x-about']).toBe('startups programme:frame');
});
