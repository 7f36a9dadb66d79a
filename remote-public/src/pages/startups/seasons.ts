import type { PublicSite } from 'contract/wire/publicProgramme.contract';

/** A season filter: the selected ids; an empty list means All (rule 3.9). */
export type Seasons = readonly number[];

/** One button of the filter; ids as in the api (rule 3.9). */
export interface SeasonFilterTag {
  id: number;
  label: string;
}

const ALL_ID = 0;
const OTHERS_ID = 31337;

/** The buttons in order: All first, then every season, then startups without a season. */
export const filterTagsOf = (seasons: PublicSite['seasons']): SeasonFilterTag[] => [
  { id: ALL_ID, label: 'All' },
  ...seasons.map(({ number, name }) => ({ id: number, label: name })),
  { id: OTHERS_ID, label: 'Others' },
];

/** Whether a button is on. All is on when no other button is. */
export function isOn(seasons: Seasons, id: number): boolean {
  return id === ALL_ID ? seasons.length === 0 : seasons.includes(id);
}

/**
 * The filter after a press: All deselects the others, a season deselects All, and deselecting the last season selects
 * All.
 */
export function toggleSeason(
  seasons: Seasons,
  id: number,
  filterTags: readonly SeasonFilterTag[],
): Seasons {
  if (id === ALL_ID) return [];
  if (seasons.includes(id)) return seasons.filter((season) => season !== id);
  return sortSeasons([...seasons, id], filterTags);
}

/** The known seasons among `ids`, without duplicates, in the order of the buttons. */
export function sortSeasons(ids: Seasons, filterTags: readonly SeasonFilterTag[]): Seasons {
  return filterTags.map(({ id }) => id).filter((id) => id !== ALL_ID && ids.includes(id));
}
