import type { FontFacts } from './readFont';

export const { codePoints } = require('../codePoints.cjs') as {
  codePoints(range: string): number[];
};

/** The characters that a browser takes from a file whose font face declares this range. */
export function lettersShown({ letters }: FontFacts, range: string): number[] {
  const declared = new Set(codePoints(range));
  return letters.filter((letter) => declared.has(letter));
}
