import { escapeLike } from '../../db/escapeLike';
import { latinVariants } from './latin';
import { normalize } from './normalize';

/** Between the variants of a name; occurs in no normalized text. */
const SEPARATOR = '\n';

/** What names are sorted and found by. */
export const searchNameOf = (name: string) => latinVariants(name).join(SEPARATOR);

/**
 * The columns a startup is found by, written whenever one of its three texts is: each variant in Latin
 * letters, so that any alphabet finds any other (rule 3.13).
 */
export const searchColumns = (startup: {
  name: string;
  industry: string;
  description: string;
}) => ({
  searchName: searchNameOf(startup.name),
  searchText: latinVariants(`${startup.name} ${startup.industry} ${startup.description}`)
    .map((text) => ` ${text}`)
    .join(''),
});

/** The words of what somebody searches for; a mark alone is none. */
export const searchTerms = (search: string): string[] => search.split(/\s+/).filter(normalize);

/** Patterns of LIKE for a word in the search text: a single letter finds beginnings only. */
export function wordPatterns(word: string): string[] {
  const start = /^[\p{L}\p{N}]$/u.test(normalize(word)) ? ' ' : '';
  return latinVariants(word).map((variant) => `%${start}${escapeLike(variant)}%`);
}

/** Patterns of LIKE for names that begin with a text, and for those that contain it. */
export function namePatterns(text: string): { begins: string[]; contains: string[] } {
  const variants = latinVariants(text).map(escapeLike);
  return {
    begins: variants.flatMap((variant) => [`${variant}%`, `%${SEPARATOR}${variant}%`]),
    contains: variants.map((variant) => `%${variant}%`),
  };
}
