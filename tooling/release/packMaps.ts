import { gzipSync } from 'node:zlib';

import type { Insertion, SealedFiles } from './sealFiles';

/** Source maps of a release as they are stored, away from what browsers may load. */
export interface PackedMaps {
  schema: 1;
  /** By script. */
  files: Record<string, PackedMap>;
}

export interface PackedMap {
  /** As webpack wrote it, of the script as it was before it was sealed. */
  map: SourceMapFile;
  /** What sealing put into the script. */
  inserted: Insertion[];
}

/** The parts of a source map (ECMA-426) that are used. */
export interface SourceMapFile {
  version: 3;
  sources: string[];
  sourcesContent?: (string | null)[];
  names: string[];
  mappings: string;
}

const LIBRARY = /(^|\/)node_modules\//;

/** Packs the source maps of a release into one file; code of libraries is named and not copied. */
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
