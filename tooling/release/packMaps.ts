import { gzipSync } from 'node:zlib';

import type { PackedMap, PackedMaps, SourceMapFile } from 'contract/release';

import type { SealedFiles } from './sealFiles';

const LIBRARY = /(^|\/)node_modules\//;

/** Packs the source maps of a release into one file; the code of libraries is only named. */
export function packMaps(
  maps: ReadonlyMap<string, Buffer>,
  { files, entry, loader }: SealedFiles,
): Buffer {
  const packed = [...maps].map(([script, content]): [string, PackedMap] => {
    const isLoader = script === loader.name;
    const inserted = isLoader ? loader.inserted : [];
    return [isLoader ? entry : script, { map: usedOf(content), inserted }];
  });
  const known = packed.filter(([script]) => files.has(script));
  const text: PackedMaps = { schema: 1, files: Object.fromEntries(known) };
  return gzipSync(JSON.stringify(text), { level: 9 });
}

function usedOf(content: Buffer): SourceMapFile {
  const map = JSON.parse(content.toString('utf8')) as SourceMapFile;
  const { sources, sourcesContent = [], names, mappings } = map;
  const own = sources.map((source, at) =>
    LIBRARY.test(source) ? null : (sourcesContent[at] ?? null),
  );
  return { version: 3, sources, sourcesContent: own, names, mappings };
}
