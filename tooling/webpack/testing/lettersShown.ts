import type { FontFacts } from './readFont';

export const { codePoints } = require('../codePoints.cjs') as {
  codePoints(range: string): number[];
};

/** What a browser takes from a file that its face declares this range for. */
export function lettersShown({ letters }: FontFacts, range: string): number[] {
  const declared = new Set(codePoints(range));
  return letters.filter((letter) => declared.has(letter));
}
