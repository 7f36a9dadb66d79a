import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const fontLoader = require('../loaders/fontLoader.cjs') as (
  this: object,
  font: Buffer,
) => Promise<Buffer>;

const CUTS = join(__dirname, '../../../shared-ui/src/theme/fontCuts.json');

/** The font families of all text: for reading and for headlines. */
export const FAMILIES = ['sofia-sans', 'sofia-sans-extra-condensed'] as const;

/** The family and subset with the signs that those families lack. */
export const SIGNS: Record<'bell' | 'check' | 'arrow', [family: string, subset: string]> = {
  bell: ['noto-emoji', '3'],
  check: ['noto-emoji', '2'],
  arrow: ['noto-sans-symbols', 'symbols'],
};

/** Code points by file, as in CSS: `U+0000-00FF,U+0131`. */
export type Ranges = Record<string, string>;

/** The subsets that the build makes of fonts. */
export const cuts = JSON.parse(readFileSync(CUTS, 'utf8')) as {
  weights: [number, number];
  ranges: Ranges;
  signs: { ranges: Record<keyof typeof SIGNS, string> };
};

/** The file that browsers get for one of our ranges. "near" is part of the file of latin-ext. */
export const shippedFont = (family: string, name: string): Promise<Buffer> =>
  name === 'near' ? cutFont(fontFile(family, 'latin-ext'), name) : cutFont(fontFile(family, name));

/** Subsets a file as the build does for an import with this query. */
export function cutFont(resourcePath: string, query = ''): Promise<Buffer> {
  const loader = { resourcePath, resourceQuery: query && `?${query}`, addDependency: () => {} };
  return fontLoader.call(loader, readFileSync(resourcePath));
}

/** Found by its folder, because Jest maps the path of a font to an address. */
export function fontFile(family: string, subset: string): string {
  const folder = dirname(require.resolve(`@fontsource-variable/${family}/package.json`));
  return join(folder, 'files', `${family}-${subset}-wght-normal.woff2`);
}
