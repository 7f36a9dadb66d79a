import type { Programme } from 'contract/wire/programme.contract';
import { SiteTopic } from 'contract/wire/publicProgramme.contract';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../db/rows';
import { type TestUser, testApp } from '../../testing';
import { staffMember } from '../../testing/staffMember';

const kit = testApp({ now: '2025-03-11T09:00:00Z' });
let editor: TestUser;
beforeAll(async () => {
  editor = await staffMember(kit, 'programme');
});

const act = (name: string, programme?: unknown) =>
  kit.post(
    `/staff/acts/programme.${name}`,
    { fields: {}, ...(programme !== undefined && { file: JSON.stringify(programme) }) },
    { as: editor },
  );
const site = async () => (await kit.get('/programme/site')).body;
const tags = async () =>
  (await rowsOf(kit.db, sql`select tag from page_changes order by id`)).map(({ tag }) => tag);

/** Rule 1.43. */
it('a page gets the topics that it shows, and their tags', async () => {
  const whole = await site();
  const { body, headers } = await kit.get('/programme/site?show=teaser');
  expect(headers['x-about']).toBe('programme:frame programme:teaser');
  expect(body.season).toMatchObject({
    name: 'Season 2',
    teaser_note: whole.season.teaser_note,
    headline: '',
    by_country: [],
  });
  expect(body.seasons).toEqual(whole.seasons);
  expect(body.facts).toMatchObject({ season: 'Season 2', copyright: expect.any(String) });
  expect(body.facts.startups).toBeUndefined();
  expect(body.window).toBeNull();

  const frame = await kit.get('/programme/site?show=');
  expect(frame.headers['x-about']).toBe('programme:frame');
  expect(frame.body.season.teaser_note).toBe('');
  for (const wrong of ['all', 'teaser,', 'teaser,%00', ',', 'frame', 'a'.repeat(300)])
    expect((await kit.get(`/programme/site?show=${wrong}`)).status).toBe(422);
  expect((await kit.get('/programme/site?show=teaser&show=forms')).status).toBe(422);
});

it.each([
  ['the note of the announcement page', { teaser_note: 'Late? Come in.' }, ['teaser']],
  ['the trailer', { trailer: 'https://films.example/3' }, ['trailer']],
  ['the form of mentors', { mentor_form: 'mentors-3' }, ['forms']],
  ['the number of startups, in the announcement', { startups: 41 }, ['figures', 'journey']],
  ['the number of episodes, in the footer', { episodes: 9 }, ['frame', 'figures', 'journey']],
  ['the current milestone', { current_milestone: 2 }, ['journey']],
])(
  'changed text of a season outdates the pages that show it: %s',
  async (_what, change, topics) => {
    const published = (await kit.get('/staff/programme', { as: editor })).body
      .published as Programme;
    const { site: now } = published;
    const seasons = now.seasons.map((season) => ({ ...season, ...change }));
    await act('edit', { ...published, site: { ...now, seasons } });
    const before = (await tags()).length;
    expect((await act('publish')).status).toBe(200);
    expect((await tags()).slice(before)).toEqual(
      ['site', ...topics].map((one) => `programme:${one}`),
    );
  },
);

it('a publication by an older api outdates everything made of the programme', async () => {
  const before = (await tags()).length;
  await kit.db.execute(sql`insert into programme_versions (content, published_at)
    select content, published_at from programme_versions order by id desc limit 1`);
  const all = ['site', 'frame', ...SiteTopic.options, 'landing', 'legal'];
  expect((await tags()).slice(before)).toEqual(all.map((one) => `programme:${one}`));
});
