import type { PublicSite } from 'contract/wire/publicProgramme.contract';
import type { StartupCard } from 'contract/wire/startups.contract';
import { stageLabel } from 'shared-ui';

/** What seasons are called, by their numbers. */
type SeasonNames = PublicSite['seasons'];

/** The name of a season; one that the programme has dropped is called by its number. */
const nameOf = (season: number, names: SeasonNames) =>
  names.find(({ number }) => number === season)?.name ?? `Season ${season}`;

/** The seasons of a startup as tags, the running one first; empty when it was in none. */
export function seasonLabels(
  { season_number, seasons }: Pick<StartupCard, 'season_number' | 'seasons'>,
  names: SeasonNames,
): string[] {
  const all = new Set([...(season_number === null ? [] : [season_number]), ...seasons]);
  return [...all].map((season) => nameOf(season, names));
}

/** What is plain about a startup: industry, stage, and seasons when it was in any. */
export function factsOf(startup: StartupCard, names: SeasonNames): [name: string, value: string][] {
  const seasons = seasonLabels(startup, names).map((label) => label.replace('Season ', ''));
  return [
    ['Industry', startup.industry],
    ['Stage', stageLabel(startup.stage)],
    ...(seasons.length > 0 ? [['Season', seasons.join(', ')] as [string, string]] : []),
  ];
}
