import { DEMO_PROGRAMME } from 'contract/demo-programme';
import { EMPTY_PROGRAMME } from 'contract/programme';
import { programmeZone } from './programmeZone';

const { site } = DEMO_PROGRAMME;
const season = site.seasons.find(({ number }) => number === 2)!;

it('without a window in the current season, the zone is that of the newest season with one, or UTC', () => {
  expect(programmeZone(site)).toBe('Europe/Belgrade');
  const next = { ...season, number: 3, window: null };
  expect(programmeZone({ ...site, current_season: 3, seasons: [...site.seasons, next] })).toBe(
    'Europe/Belgrade',
  );
  expect(programmeZone(EMPTY_PROGRAMME.site)).toBe('UTC');
});
