import { readFileSync } from 'node:fs';
import type { Font } from 'satori';

/** Scripts of the 13 countries. A name may mix them, so each is a font family of its own, in this order. */
const SUBSETS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek'];

const FAMILIES = {
  display: { folder: 'sofia-sans-extra-condensed', weight: 900 },
  text: { folder: 'sofia-sans', weight: 500 },
} as const;

type Family = keyof typeof FAMILIES;

/** The CSS font-family for a font: each letter is taken from the first subset that has it. */
export const familyOf = (family: Family) => SUBSETS.map((subset) => nameOf(family, subset)).join();

let loaded: Font[] | undefined;

/** The brand's fonts, read once. Cards never use system fonts. */
export function cardFonts(): Font[] {
  loaded ??= Object.keys(FAMILIES).flatMap((family) =>
    SUBSETS.map((subset) => load(family as Family, subset)),
  );
  return loaded;
}

function load(family: Family, subset: string): Font {
  const { folder, weight } = FAMILIES[family];
  const file = `@fontsource/${folder}/files/${folder}-${subset}-${weight}-normal.woff`;
  return {
    name: nameOf(family, subset),
    data: readFileSync(require.resolve(file)),
    weight,
    style: 'normal',
  };
}

const nameOf = (family: Family, subset: string) => `${family} ${subset}`;
