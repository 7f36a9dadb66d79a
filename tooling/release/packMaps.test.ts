import { gunzipSync } from 'node:zlib';

import type { PackedMaps } from 'contract/release';
import { packMaps } from './packMaps';
import { sealFiles } from './sealFiles';

const LOADER = 'var a;\nlet i="@@SRI_MAP@@"[n];throw x';
const browser = new Map([
  ['remoteEntry.00000000.js', Buffer.from(LOADER)],
  ['15.js', Buffer.from('page')],
]);
const mapOf = (...sources: string[]) =>
  Buffer.from(
    JSON.stringify({
      version: 3,
      file: '15.js',
      sources,
      names: [],
      mappings: 'AAAA',
      sourcesContent: sources.map((source) => `text of ${source}`),
    }),
  );

describe('the source maps of a release', () => {
  const sealed = sealFiles(browser, Buffer.from('server'));
  const maps = new Map([
    ['remoteEntry.00000000.js', mapOf('remote-x/src/a.ts')],
    ['15.js', mapOf('remote-x/src/Page.tsx', 'node_modules/react/index.js')],
    ['gone.js', mapOf('x')],
  ]);
  const packed = JSON.parse(gunzipSync(packMaps(maps, sealed)).toString()) as PackedMaps;

  it('are packed under the sealed names of scripts, without code of libraries', () => {
    expect(Object.keys(packed.files).sort()).toEqual(['15.js', sealed.entry].sort());
    expect(packed.files['15.js']?.map.sourcesContent).toEqual([
      'text of remote-x/src/Page.tsx',
      null,
    ]);
    expect(packed.files['15.js']?.inserted).toEqual([]);
  });

  it('contain the insertions in the script that loads the others', () => {
    const [insertion] = packed.files[sealed.entry]!.inserted;
    const after = sealed.files.get(sealed.entry)!.toString().split('\n')[insertion!.line - 1]!;
    const before = LOADER.split('\n')[insertion!.line - 1]!;
    const { column, by } = insertion!;
    expect(after.slice(column + by)).toBe(before.slice(column));
    expect(after.slice(column + by)).toContain('throw x');
  });

  it('are deterministic', () => {
    expect(packMaps(maps, sealed).equals(packMaps(maps, sealed))).toBe(true);
  });
});
