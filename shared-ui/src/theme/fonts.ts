import textCyrillicExt from '@fontsource-variable/sofia-sans/files/sofia-sans-cyrillic-ext-wght-normal.woff2';
import textCyrillic from '@fontsource-variable/sofia-sans/files/sofia-sans-cyrillic-wght-normal.woff2';
import textGreek from '@fontsource-variable/sofia-sans/files/sofia-sans-greek-wght-normal.woff2';
import textLatinExt from '@fontsource-variable/sofia-sans/files/sofia-sans-latin-ext-wght-normal.woff2';
import textLatin from '@fontsource-variable/sofia-sans/files/sofia-sans-latin-wght-normal.woff2';
import displayCyrillicExt from '@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-cyrillic-ext-wght-normal.woff2';
import displayCyrillic from '@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-cyrillic-wght-normal.woff2';
import displayGreek from '@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-greek-wght-normal.woff2';
import displayLatinExt from '@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-ext-wght-normal.woff2';
import displayLatin from '@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-wght-normal.woff2';

/** Unicode ranges of the subsets: a browser fetches only those a page's words need. */
const RANGES = {
  cyrillicExt: 'U+0460-052F,U+1C80-1C8A,U+20B4,U+2DE0-2DFF,U+A640-A69F,U+FE2E-FE2F',
  cyrillic: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
  greek: 'U+0370-0377,U+037A-037F,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03FF',
  latinExt:
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
};

const PLAIN = "local('Arial'), local('Liberation Sans'), local('Roboto'), local('Helvetica')";
const BOLD =
  "local('Arial Bold'), local('Liberation Sans Bold'), local('Roboto Bold'), local('Helvetica Bold')";

type Subset = keyof typeof RANGES;

const TEXT: Record<Subset, string> = {
  cyrillicExt: textCyrillicExt,
  cyrillic: textCyrillic,
  greek: textGreek,
  latinExt: textLatinExt,
  latin: textLatin,
};

const DISPLAY: Record<Subset, string> = {
  cyrillicExt: displayCyrillicExt,
  cyrillic: displayCyrillic,
  greek: displayGreek,
  latinExt: displayLatinExt,
  latin: displayLatin,
};

/** The two files every page needs, for preload links. */
export const FIRST_FONTS = [textLatin, displayLatin];

/** All @font-face rules as one piece of CSS text. */
export function fontFaces(): string {
  return (
    faces('Sofia Sans Variable', TEXT) +
    faces('Sofia Sans Extra Condensed Variable', DISPLAY) +
    STAND_INS
  );
}

/**
 * What is shown until the fonts are here: the system's own, made as wide and as high as ours, so
 * that no line breaks elsewhere when they arrive. Ratios of advance widths over page text, measured
 * in Chromium; our ascent and descent are 0.9 and 0.3 em.
 */
const STAND_INS = [
  standIn('Sofia Sans Fallback', '100 599', PLAIN, 0.965),
  standIn('Sofia Sans Fallback', '600 900', BOLD, 0.91),
  standIn('Sofia Sans Extra Condensed Fallback', '100 900', BOLD, 0.62),
].join('');

function standIn(family: string, weight: string, locals: string, ratio: number): string {
  const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
  return `@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  src: ${locals};
  size-adjust: ${percent(ratio)};
  ascent-override: ${percent(0.9 / ratio)};
  descent-override: ${percent(0.3 / ratio)};
  line-gap-override: 0%;
}
`;
}

function faces(family: string, files: Record<Subset, string>): string {
  return (Object.keys(files) as Subset[])
    .map(
      (subset) => `@font-face {
  font-family: '${family}';
  font-style: normal;
  font-display: swap;
  font-weight: 1 1000;
  src: url(${files[subset]}) format('woff2');
  unicode-range: ${RANGES[subset]};
}
`,
    )
    .join('');
}
