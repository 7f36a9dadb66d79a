/** A season filter: the ids that are on; none on means All (rule 3.9). */
export type Seasons = readonly number[];

/** The chips in the order they stand; ids as the api knows them (rule 3.9). */
export const SEASON_CHIPS = [
  { id: 0, label: 'All' },
  { id: 1, label: 'Season 1' },
  { id: 2, label: 'Season 2' },
  { id: 31337, label: 'Others' },
] as const;

const ALL = SEASON_CHIPS[0].id;

/** Whether a chip is on. All is on when nothing else is. */
export function isOn(seasons: Seasons, id: number): boolean {
  return id === ALL ? seasons.length === 0 : seasons.includes(id);
}

/**
 * The filter after a chip was pressed: All leaves only All, a season removes All, and taking the
 * last season away returns to All.
 */
export function pressed(seasons: Seasons, id: number): Seasons {
  if (id === ALL) return [];
  if (seasons.includes(id)) return seasons.filter((season) => season !== id);
  return inOrder([...seasons, id]);
}

/** The known seasons among `ids`, each once, in the order of the chips. */
export function inOrder(ids: Seasons): Seasons {
  return SEASON_CHIPS.map(({ id }) => id).filter((id) => id !== ALL && ids.includes(id));
}
