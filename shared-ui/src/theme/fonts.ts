import check from '@fontsource-variable/noto-emoji/files/noto-emoji-2-wght-normal.woff2?check';
import bell from '@fontsource-variable/noto-emoji/files/noto-emoji-3-wght-normal.woff2?bell';
import arrow from '@fontsource-variable/noto-sans-symbols/files/noto-sans-symbols-symbols-wght-normal.woff2?arrow';
import textCyrillicExt from '@fontsource-variable/sofia-sans/files/sofia-sans-cyrillic-ext-wght-normal.woff2';
import textCyrillic from '@fontsource-variable/sofia-sans/files/sofia-sans-cyrillic-wght-normal.woff2';
import textGreek from '@fontsource-variable/sofia-sans/files/sofia-sans-greek-wght-normal.woff2';
import textLatinExt from '@fontsource-variable/sofia-sans/files/sofia-sans-latin-ext-wght-normal.woff2';
import textNear from '@fontsource-variable/sofia-sans/files/sofia-sans-latin-ext-wght-normal.woff2?near';
import textLatin from '@fontsource-variable/sofia-sans/files/sofia-sans-latin-wght-normal.woff2';
import displayCyrillicExt from '@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-cyrillic-ext-wght-normal.woff2';
import displayCyrillic from '@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-cyrillic-wght-normal.woff2';
import displayGreek from '@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-greek-wght-normal.woff2';
import displayLatinExt from '@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-ext-wght-normal.woff2';
import displayNear from '@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-ext-wght-normal.woff2?near';
import displayLatin from '@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-wght-normal.woff2';
import { fallbackFonts } from './fallbackFonts';
import cuts from './fontCuts.json';

/**
 * Subsets: a browser fetches only those that a page's text needs. "near" contains the letters beyond Latin-1 of the
 * languages of our countries and their neighbours.
 */
type Subset = keyof typeof cuts.ranges;

const TEXT: Record<Subset, string> = {
  'cyrillic-ext': textCyrillicExt,
  cyrillic: textCyrillic,
  greek: textGreek,
  'latin-ext': textLatinExt,
  near: textNear,
  latin: textLatin,
};

const DISPLAY: Record<Subset, string> = {
  'cyrillic-ext': displayCyrillicExt,
  cyrillic: displayCyrillic,
  greek: displayGreek,
  'latin-ext': displayLatinExt,
  near: displayNear,
  latin: displayLatin,
};

/**
 * Symbols in our labels that the family does not contain, from Noto, one file each. They belong to the family, so no
 * emoji font of the system is used.
 */
const SIGNS: Record<keyof typeof cuts.signs.ranges, string> = { bell, check, arrow };

/** The two files that every page needs, for preload links. */
export const FIRST_FONTS = [textLatin, displayLatin];

/** All @font-face rules as one piece of CSS text. */
export function fontFaces(): string {
  return (
    faces('Sofia Sans Variable', TEXT, cuts.ranges) +
    faces('Sofia Sans Variable', SIGNS, cuts.signs.ranges) +
    faces('Sofia Sans Extra Condensed Variable', DISPLAY, cuts.ranges) +
    fallbackFonts()
  );
}

/** The build reduces each file to the weights and letters listed here. */
function faces<Name extends string>(
  family: string,
  files: Record<Name, string>,
  ranges: Record<Name, string>,
): string {
  return (Object.keys(files) as Name[])
    .map(
      (name) => `@font-face {
  font-family: '${family}';
  font-style: normal;
  font-display: swap;
  font-weight: ${cuts.weights.join(' ')};
  src: url(${files[name]}) format('woff2');
  unicode-range: ${ranges[name]};
}
`,
    )
    .join('');
}
