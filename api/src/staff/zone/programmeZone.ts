import { currentSeason } from 'contract/programme';
import type { Programme } from 'contract/wire/programme.contract';

/** Where the programme's clocks stand: those of the season that is on, else of the newest that says (rule 11.53). */
export function programmeZone(site: Programme['site']): string {
  const newest = site.seasons
    .toSorted((one, other) => other.number - one.number)
    .find(({ window }) => window);
  return (currentSeason(site)?.window ?? newest?.window)?.zone ?? 'UTC';
}
