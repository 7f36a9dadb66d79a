import type { PublicSite } from 'contract/wire/publicProgramme.contract';
import type { StartupCard } from 'contract/wire/startups.contract';
import { seasonName, stageLabel } from 'shared-ui';

/** Names of seasons, by number. */
type SeasonNames = PublicSite['seasons'];

/** The seasons of a startup as tags, the running one first; empty when it has none. */
export function seasonLabels(
  { season_number, seasons }: Pick<StartupCard, 'season_number' | 'seasons'>,
  names: SeasonNames,
): string[] {
  const all = new Set([...(season_number === null ? [] : [season_number]), ...seasons]);
  return [...all].map((season) => seasonName(names, season));
}

/** Facts of a startup: industry, stage, and its seasons if any. */
export function factsOf(startup: StartupCard, names: SeasonNames): [name: string, value: string][] {
  const seasons = seasonLabels(startup, names).map((label) => label.replace('Season ', ''));
  return [
    ['Industry', startup.industry],
    ['Stage', stageLabel(startup.stage)],
    ...(seasons.length > 0 ? [['Season', seasons.join(', ')] as [string, string]] : []),
  ];
}
