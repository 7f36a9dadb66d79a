import { DEMO_PROGRAMME } from 'contract/demo-programme';
import { type TestUser, testApp } from '../../testing';
import { staffMember } from '../../testing/staffMember';

const kit = testApp({ now: '2025-03-11T09:00:00Z' });
const [, SEASON_2] = DEMO_PROGRAMME.site.seasons;
const seasons = [...DEMO_PROGRAMME.site.seasons, { ...SEASON_2!, number: 3, name: 'Season 3' }];

it('a draft season is a filter for startups only for users who may see the draft', async () => {
  const editor = await staffMember(kit, 'programme');
  const status = async (season: number, as?: TestUser) =>
    (await kit.get(`/startups?seasons[]=${season}`, as && { as })).status;
  expect(await status(3, editor)).toBe(422);

  const site = { ...DEMO_PROGRAMME.site, seasons };
  const file = JSON.stringify({ ...DEMO_PROGRAMME, site });
  await kit.post('/staff/acts/programme.edit', { fields: {}, file }, { as: editor });
  expect(await status(3, editor)).toBe(200);
  expect(await status(4, editor)).toBe(422);
  expect(await status(3)).toBe(422);
  expect(await status(3, await staffMember(kit, 'people'))).toBe(422);

  const preview = await kit.get('/staff/programme/preview', { as: editor });
  expect(preview.body.edited_at).toBe(kit.clock.now().toISOString());
  expect(preview.headers['cache-control']).toBe('no-store');
});
