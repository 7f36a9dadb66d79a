import type { DemoStartup } from './demoStartup';
import { DRAFT, OTHERS } from './others';
import { SEASON_1 } from './season1';
import { SEASON_2 } from './season2';
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
  ...within(2, [ZRNO, ...SEASON_2]),
  ...within(1, SEASON_1),
  ...within(null, OTHERS),
  ...within(null, [DRAFT], false),
];
