import { currentSeason } from 'contract/programme';
import type { Programme } from 'contract/wire/programme.contract';

/** The programme's zone: that of the current season, else of the newest season with one (rule 11.53). */
export function programmeZone(site: Programme['site']): string {
  const newest = site.seasons
    .toSorted((one, other) => other.number - one.number)
    .find(({ window }) => window);
  return (currentSeason(site)?.window ?? newest?.window)?.zone ?? 'UTC';
}
