import type { Season } from '../wire/season.contract';

/** The name of a season on pages and in mails; a season that the programme has removed is named by its number. */
export const seasonName = (
  seasons: readonly Pick<Season, 'number' | 'name'>[],
  wanted: number,
): string => seasons.find(({ number }) => number === wanted)?.name ?? `Season ${wanted}`;
