import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { type FontFacts, readFont } from '../testing/readFont';

const fontLoader = require('./fontLoader.cjs') as (this: object, font: Buffer) => Promise<Buffer>;
const { codePoints } = require('../codePoints.cjs') as { codePoints(range: string): number[] };

type Ranges = Record<string, string>;

const CUTS = join(__dirname, '../../../shared-ui/src/theme/fontCuts.json');
const { weights, ranges } = JSON.parse(readFileSync(CUTS, 'utf8')) as {
  weights: [number, number];
  ranges: Ranges;
};

describe.each(['sofia-sans', 'sofia-sans-extra-condensed'])('%s', (family) => {
  it('has every letter it is published with, each in one file, in our weights', async () => {
    const published = require(`@fontsource-variable/${family}/unicode.json`) as Ranges;
    const wanted = await Promise.all(
      Object.entries(published).map(async ([subset, range]) =>
        shown(await readFont(readFileSync(fileOf(family, subset))), range),
      ),
    );
    const cut = await Promise.all(
      Object.keys(ranges).map(async (name) => readFont(await cutOf(family, name))),
    );
    const drawn = cut.flatMap((font, at) => shown(font, Object.values(ranges)[at]!));

    expect(drawn.sort()).toEqual([...new Set(wanted.flat())].sort());
    expect(cut.map((font) => font.weights)).toEqual(cut.map(() => weights));
  });
});

it('declares each letter for one file only', () => {
  const declared = Object.values(ranges).flatMap(codePoints);
  expect(new Set(declared).size).toBe(declared.length);
});

/** What a browser takes from a file that its face declares this range for. */
function shown({ letters }: FontFacts, range: string): string[] {
  const declared = new Set(codePoints(range));
  return letters.filter((letter) => declared.has(letter)).map((one) => String.fromCodePoint(one));
}

/** "near" lies in the file of latin-ext. */
function cutOf(family: string, name: string): Promise<Buffer> {
  const resourcePath = fileOf(family, name === 'near' ? 'latin-ext' : name);
  const resourceQuery = name === 'near' ? '?near' : '';
  const loader = { resourcePath, resourceQuery, addDependency: () => {} };
  return fontLoader.call(loader, readFileSync(resourcePath));
}

/** By its folder: Jest maps the path of a font to an address. */
function fileOf(family: string, subset: string): string {
  const folder = dirname(require.resolve(`@fontsource-variable/${family}/package.json`));
  return join(folder, 'files', `${family}-${subset}-wght-normal.woff2`);
}
