import { type SeasonFilterTag, type Seasons, sortSeasons } from './seasons';

/** The visitor's search and filter. */
export interface StartupFilter {
  search: string;
  seasons: Seasons;
}

export const NO_FILTER: StartupFilter = { search: '', seasons: [] };

const MAX_SEARCH_LENGTH = 100; // characters the api accepts

/** Reads a filter from an address: `/startups?search=solar&season=1&season=2`. Never throws. */
export function filterOf(
  address: URLSearchParams,
  filterTags: readonly SeasonFilterTag[],
): StartupFilter {
  const search = (address.get('search') ?? '').slice(0, MAX_SEARCH_LENGTH);
  return { search, seasons: sortSeasons(address.getAll('season').map(Number), filterTags) };
}

/** The address of a filter; All and an empty search add no parameters. */
export function addressOf({ search, seasons }: StartupFilter): URLSearchParams {
  const text = search.trim();
  return new URLSearchParams([
    ...(text ? [['search', text]] : []),
    ...seasons.map((id) => ['season', String(id)]),
  ]);
}

/** Whether two filters are equal. */
export function isSameFilter(one: StartupFilter, other: StartupFilter): boolean {
  return addressOf(one).toString() === addressOf(other).toString();
}
