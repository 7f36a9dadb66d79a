import { join } from 'node:path';

import { readSources } from '../../laws/sources';
import { cutFont, cuts, FAMILIES, fontFile, SIGNS, shippedFont } from '../testing/cutFont';
import { lettersShown } from '../testing/lettersShown';
import { readFont } from '../testing/readFont';

/** Letters of names in the 13 countries; capitals are derived from them. */
const ALPHABETS = {
  Bulgarian: 'абвгдежзийклмнопрстуфхцчшщъьюяѝ',
  'Montenegrin, Latin': 'abcčćdđefghijklmnoprsšśtuvzžź',
  'Montenegrin, Cyrillic': 'абвгдђежзз́ијклљмнњопрсс́тћуфхцчџш',
  Slovene: 'abcčdefghijklmnoprsštuvzž',
  Macedonian: 'абвгдѓежзѕијклљмнњопрстќуфхцчџшѐѝ',
  Greek: 'αάβγδεέζηήθιίϊΐκλμνξοόπρσςτυύϋΰφχψωώ',
  'Bosnian and Croatian': 'abcčćdđefghijklmnoprsštuvzž',
  Romanian: 'aăâbcdefghiîjklmnopqrsștțuvwxyzşţ',
  'Serbian, Latin': 'abcčćdđefghijklmnoprsštuvzž',
  'Serbian, Cyrillic': 'абвгдђежзијклљмнњопрстћуфхцчџш',
  Albanian: 'abcçdeëfghijklmnopqrstuvxyz',
  Turkish: 'abcçdefgğhıiİjklmnoöprsştuüvyzâîû',
  'Czech, Hungarian, Polish, Slovak': 'áäąćčďéęěíĺľłńňóôöőřŕśšťúůüűýźżž',
};
const BETWEEN_NAMES = " -.'’ʼ«»„“”()";

/** Texts that appear on a screen: labels of the front ends, messages and demo data of the api. */
const SHOWN =
  /^(shell|shared-ui|remote-[a-z]+)\/src\/|^contract\/wire\/|^api\/src\/(modules|mail|db\/seed)\//;
const TEST = /\.test\.tsx?$|\/testing\//;

const drawnBy = new Map<string, Set<number>>();

beforeAll(async () => {
  for (const family of FAMILIES) {
    const drawn = new Set<number>();
    for (const name of Object.keys(cuts.ranges)) {
      const font = await readFont(await shippedFont(family, name));
      for (const letter of lettersShown(font, cuts.ranges[name]!)) drawn.add(letter);
    }
    drawnBy.set(family, drawn);
  }
});

describe.each(FAMILIES)('%s', (family) => {
  it.each(Object.entries(ALPHABETS))('draws names in %s', (_language, small) => {
    const written = small + small.toUpperCase() + small.toLocaleUpperCase('tr') + BETWEEN_NAMES;
    const stored = written.normalize('NFC'); // the api stores every text like this
    expect(missingIn(stored, drawnBy.get(family)!)).toEqual([]);
  });
});

it('draws every character that the product writes, with its signs', async () => {
  const drawn = new Set(drawnBy.get('sofia-sans'));
  for (const name of Object.keys(SIGNS) as (keyof typeof SIGNS)[]) {
    const font = await readFont(await cutFont(fontFile(...SIGNS[name]), name));
    for (const letter of lettersShown(font, cuts.signs.ranges[name])) drawn.add(letter);
  }
  const sources = readSources(join(__dirname, '../../..')).filter(
    ({ path }) => SHOWN.test(path) && !TEST.test(path),
  );
  const missing = sources.flatMap(({ path, text }) =>
    missingIn(text, drawn).map((letter) => `${letter} in ${path}`),
  );

  expect(sources.length).toBeGreaterThan(500);
  expect(missing).toEqual([]);
});

const missingIn = (text: string, drawn: ReadonlySet<number>) =>
  [...new Set(text)].filter((letter) => letter >= ' ' && !drawn.has(letter.codePointAt(0)!));
