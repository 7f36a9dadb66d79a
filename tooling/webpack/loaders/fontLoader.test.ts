import { readFileSync } from 'node:fs';

import {
  cutFont,
  cuts,
  FAMILIES,
  fontFile,
  type Ranges,
  SIGNS,
  shippedFont,
} from '../testing/cutFont';
import { codePoints, lettersShown } from '../testing/lettersShown';
import { type FontFacts, readFont } from '../testing/readFont';

const { weights, ranges, signs } = cuts;

describe.each(FAMILIES)('%s', (family) => {
  it('has every published character, each in one file, in our weights', async () => {
    const published = require(`@fontsource-variable/${family}/unicode.json`) as Ranges;
    const wanted = await Promise.all(
      Object.entries(published).map(async ([subset, range]) =>
        shown(await readFont(readFileSync(fontFile(family, subset))), range),
      ),
    );
    const cut = await Promise.all(
      Object.keys(ranges).map(async (name) => readFont(await shippedFont(family, name))),
    );
    const drawn = cut.flatMap((font, at) => shown(font, Object.values(ranges)[at]!));

    expect(drawn.sort()).toEqual([...new Set(wanted.flat())].sort());
    expect(cut.map((font) => font.weights)).toEqual(cut.map(() => weights));
  });
});

it.each([
  ['bell', '🔔'],
  ['check', '✅'],
  ['arrow', '←'],
] as const)('subsets the %s to its one glyph', async (name, sign) => {
  const font = await cutFont(fontFile(...SIGNS[name]), name);

  expect(codePoints(signs.ranges[name])).toEqual([sign.codePointAt(0)]);
  expect(await readFont(font)).toEqual({ letters: [sign.codePointAt(0)] });
  expect(font.length).toBeLessThan(1000);
});

it('declares each character for one file only', () => {
  const declared = [ranges, signs.ranges].flatMap((some) =>
    Object.values(some).flatMap(codePoints),
  );
  expect(new Set(declared).size).toBe(declared.length);
});

const shown = (font: FontFacts, range: string) =>
  lettersShown(font, range).map((one) => String.fromCodePoint(one));
