import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const fontLoader = require('../loaders/fontLoader.cjs') as (
  this: object,
  font: Buffer,
) => Promise<Buffer>;

const CUTS = join(__dirname, '../../../shared-ui/src/theme/fontCuts.json');

/** The families that draw all text: reading type and poster type. */
export const FAMILIES = ['sofia-sans', 'sofia-sans-extra-condensed'] as const;

/** Where the signs that those families lack are drawn: family and subset. */
export const SIGNS: Record<'bell' | 'check' | 'arrow', [family: string, subset: string]> = {
  bell: ['noto-emoji', '3'],
  check: ['noto-emoji', '2'],
  arrow: ['noto-sans-symbols', 'symbols'],
};

/** Code points by file, as in CSS: `U+0000-00FF,U+0131`. */
export type Ranges = Record<string, string>;

/** What the build cuts fonts to. */
export const cuts = JSON.parse(readFileSync(CUTS, 'utf8')) as {
  weights: [number, number];
  ranges: Ranges;
  signs: { ranges: Record<keyof typeof SIGNS, string> };
};

/** The file a browser gets for one of our ranges. "near" lies in the file of latin-ext. */
export const shippedFont = (family: string, name: string): Promise<Buffer> =>
  name === 'near' ? cutFont(fontFile(family, 'latin-ext'), name) : cutFont(fontFile(family, name));

/** Cuts a file as the build does when a module imports it with this query. */
export function cutFont(resourcePath: string, query = ''): Promise<Buffer> {
  const loader = { resourcePath, resourceQuery: query && `?${query}`, addDependency: () => {} };
  return fontLoader.call(loader, readFileSync(resourcePath));
}

/** By its folder: Jest maps the path of a font to an address. */
export function fontFile(family: string, subset: string): string {
  const folder = dirname(require.resolve(`@fontsource-variable/${family}/package.json`));
  return join(folder, 'files', `${family}-${subset}-wght-normal.woff2`);
}
