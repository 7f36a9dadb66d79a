import { escapeLike } from '../../db/escapeLike';
import { latinVariants } from './latin';
import { normalize } from './normalize';

/** Separates the variants of a name; never part of a normalized text. */
const SEPARATOR = '\n';

/** The text by which names are sorted and found. */
export const searchNameOf = (name: string) => latinVariants(name).join(SEPARATOR);

/**
 * The columns by which a startup is found, written with each change of its three texts. They contain each variant in
 * Latin letters, so any alphabet finds any other (rule 3.13).
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

/** The words of a search; a word of punctuation only is dropped. */
export const searchTerms = (search: string): string[] => search.split(/\s+/).filter(normalize);

/** LIKE patterns for a word: a single letter matches beginnings only. */
export function wordPatterns(word: string): string[] {
  const start = /^[\p{L}\p{N}]$/u.test(normalize(word)) ? ' ' : '';
  return latinVariants(word).map((variant) => `%${start}${escapeLike(variant)}%`);
}

/** LIKE patterns for names that begin with a text, and for those that contain it. */
export function namePatterns(text: string): { begins: string[]; contains: string[] } {
  const variants = latinVariants(text).map(escapeLike);
  return {
    begins: variants.flatMap((variant) => [`${variant}%`, `%${SEPARATOR}${variant}%`]),
    contains: variants.map((variant) => `%${variant}%`),
  };
}
