import fc from 'fast-check';

import { type Mapping, mapOf } from '../testing/fakeMaps';
import { SourceMap } from './SourceMap';

const number = fc.nat(100_000);
const lines = fc.array(
  fc
    .uniqueArray(fc.tuple(number, number, number, number), { selector: ([column]) => column })
    .map((line) => line.sort(([one], [other]) => one - other) as Mapping[]),
  { minLength: 1, maxLength: 6 },
);

describe('a source map', () => {
  it('tells of every place where it comes from: the mapping at it, or the last before it', () => {
    fc.assert(
      fc.property(lines, fc.nat(5), number, (all, row, column) => {
        const map = new SourceMap(mapOf({}, all));
        const last = all[row]?.filter(([start]) => start <= column).at(-1);
        const expected = last && { source: last[1], line: last[2] + 1, column: last[3] };
        expect(map.find(row + 1, column)).toEqual(expected);
      }),
    );
  });

  it('reads what other tools write: a known example', () => {
    const map = new SourceMap({ mappings: 'AAAA,IAAM,GAAK;CACV,C,EACA' });
    expect(map.find(1, 5)).toEqual({ source: 0, line: 1, column: 6 });
    expect(map.find(1, 9)).toEqual({ source: 0, line: 1, column: 11 });
    expect(map.find(2, 1)).toEqual({ source: 0, line: 2, column: 1 });
    expect(map.find(2, 0)).toBeUndefined(); // before the first of its line
    expect(map.find(2, 2)).toBeUndefined(); // of no source
    expect(map.find(3, 0)).toBeUndefined();
  });

  it.each(['!!', 'AAAAAAAAA', 'gggggggggg', 'AA\u0000A'])(
    'that is none is refused: %j',
    (mappings) => {
      expect(() => new SourceMap({ mappings })).toThrow();
    },
  );

  it('of an absurd size is refused before it takes the machine', () => {
    expect(() => new SourceMap({ mappings: 'AAAA,'.repeat(10_000_000) })).toThrow('too large');
    expect(new SourceMap({ mappings: ';'.repeat(50_000_000) }).find(1, 1)).toBeUndefined();
  });
});
