import type { SourceMapFile } from 'contract/release';
import fc from 'fast-check';

import { type Mapping, mapOf } from '../testing/fakeMaps';
import { mapsIn } from './releaseMaps';

const SOURCES = ['a.ts', 'b.ts', 'c.ts'];
const number = fc.nat(100_000);
const mapping = fc.tuple(number, fc.nat(SOURCES.length - 1), number, number);
const lines = fc.array(
  fc
    .uniqueArray(mapping, { selector: ([column]) => column })
    .map((line) => line.sort(([one], [other]) => one - other) as Mapping[]),
  { minLength: 1, maxLength: 6 },
);

const mapsOf = (map: SourceMapFile) =>
  mapsIn({ schema: 1, files: { 'page.js': { map, inserted: [] } } });

/** Written by hand, because other tools may write maps in other forms. */
const written = (mappings: string) => mapsOf({ ...mapOf({ 'a.ts': '' }, []), mappings });

describe('the map of a script', () => {
  it('maps every position: to the mapping at it, or to the last before it', () => {
    const sources = Object.fromEntries(SOURCES.map((name) => [name, '']));
    fc.assert(
      fc.property(lines, fc.nat(5), number, (all, row, column) => {
        const last = all[row]?.filter(([start]) => start <= column).at(-1);
        const place = last && { source: SOURCES[last[1]], line: last[2] + 1, column: last[3] + 1 };
        const found = mapsOf(mapOf(sources, all)).find('page.js', row + 1, column + 1);
        expect(found).toEqual(place && { ...place, code: '' });
      }),
    );
  });

  it('can be read in the form of other tools: a known example', () => {
    const maps = written('AAAA,IAAM,GAAK;CACV,C,EACA');
    const at = (line: number, column: number) => maps.find('page.js', line, column + 1);
    expect(at(1, 5)).toMatchObject({ source: 'a.ts', line: 1, column: 7 });
    expect(at(1, 9)).toMatchObject({ source: 'a.ts', line: 1, column: 12 });
    expect(at(2, 1)).toMatchObject({ source: 'a.ts', line: 2, column: 2 });
    expect(at(2, 0)).toBeUndefined(); // before the first mapping of its line
    expect(at(2, 2)).toBeUndefined(); // without a source
    expect(at(3, 0)).toBeUndefined();
  });

  it.each([
    ['has other letters', 'AAAA!'],
    ['has what is no letter', 'AAAA\u0000'],
    ['has spaces', 'AAAA, AAAA'],
    ['is larger than any of ours', `AAAA,${'A,'.repeat(2_000_000)}`],
  ])('that %s is ignored', (_what, mappings) => {
    expect(written(mappings).find('page.js', 1, 1)).toBeUndefined();
  });
});
