import type { DemoStartup } from './demoStartup';
import { DRAFT, OTHERS } from './others';
import { SEASON_1A } from './season1a';
import { SEASON_1B } from './season1b';
import { SEASON_2A } from './season2a';
import { SEASON_2B } from './season2b';
import { SEASON_2C } from './season2c';
import { SEASON_2D } from './season2d';
import { SEASON_2E } from './season2e';
import { ZRNO } from './zrno';

export interface InSeason extends DemoStartup {
  season: 1 | 2 | null;
  published: boolean;
}

const within = (
  season: InSeason['season'],
  startups: DemoStartup[],
  published = true,
): InSeason[] => startups.map((startup) => ({ ...startup, season, published }));

/** The whole programme: 40 startups of season 2, 12 of season 1, 5 guests and a draft. */
export const PROGRAMME: InSeason[] = [
  ...within(2, [ZRNO, ...SEASON_2A, ...SEASON_2B, ...SEASON_2C, ...SEASON_2D, ...SEASON_2E]),
  ...within(1, [...SEASON_1A, ...SEASON_1B]),
  ...within(null, OTHERS),
  ...within(null, [DRAFT], false),
];
