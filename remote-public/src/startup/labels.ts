import type { Stage, StartupCard } from 'contract/wire/startups.contract';

/** A stage as people read it: 'Pre-seed' (rule 3.1). */
export function stageLabel(stage: Stage): string {
  return stage.charAt(0).toUpperCase() + stage.slice(1);
}

/** The seasons of a startup as tags, the running one first; empty when it was in none. */
export function seasonLabels({
  season_number,
  seasons,
}: Pick<StartupCard, 'season_number' | 'seasons'>): string[] {
  const all = new Set([...(season_number === null ? [] : [season_number]), ...seasons]);
  return [...all].map((season) => `Season ${season}`);
}

/** What is plain about a startup: industry, stage, and seasons when it was in any. */
export function factsOf(startup: StartupCard): [name: string, value: string][] {
  const seasons = seasonLabels(startup).map((label) => label.replace('Season ', ''));
  return [
    ['Industry', startup.industry],
    ['Stage', stageLabel(startup.stage)],
    ...(seasons.length > 0 ? [['Season', seasons.join(', ')] as [string, string]] : []),
  ];
}
