import { SourceMap, type SourceMapPayload, type SourceMapping } from 'node:module';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import {
  type Insertion,
  MAPS_FILE,
  type PackedMaps,
  packedMaps,
  type SourceMapFile,
} from 'contract/release';

import { readRelease } from '../releases/readRelease';
import { mapsKey } from '../releases/releaseKeys';
import { isAsSealed } from '../releases/upload';
import type { Store } from '../store/store';
import { neutralText } from './neutralText';

/** Larger maps are not decompressed: ours have a tenth of this. */
const MAX_MAP_BYTES = 64_000_000;

/** Maps with longer mappings, in characters, are not read: Node needs 130 bytes for each two characters. */
const MAX_MAPPINGS = 4_000_000;
/** Node interprets any other characters in mappings as positions. */
const NO_MAPPING = /[^A-Za-z0-9+/,;]/;

export interface SourcePlace {
  /** Path in the repository. */
  source: string;
  /** 1-based, like the column. */
  line: number;
  column: number;
  code: string;
}

interface ReleaseMaps {
  /** Line and column are 1-based, as browsers report them. */
  find(script: string, line: number, column: number): SourcePlace | undefined;
}

/** Reads a release's maps; undefined when it has no usable ones. Their content never causes an exception. */
export type ReadMaps = (packageName: string, id: string) => Promise<ReleaseMaps | undefined>;

/** Maps are read by the process that shows errors, with read access to the store; edges do not use them. */
export function mapsReader(store: Store): ReadMaps {
  const known = new Map<string, Promise<ReleaseMaps | undefined>>();
  return (packageName, id) => {
    const key = `${packageName}/${id}`;
    const reading = known.get(key) ?? readMaps(store, packageName, id).catch(() => undefined);
    known.set(key, reading);
    return reading;
  };
}

async function readMaps(
  store: Store,
  packageName: string,
  id: string,
): Promise<ReleaseMaps | undefined> {
  const release = await readRelease(store, packageName, id);
  if (!release?.maps) return undefined;
  const packed = await store.read(mapsKey(packageName, id));
  if (!packed || !isAsSealed(release, MAPS_FILE, packed)) return undefined;
  const text = await promisify(gunzip)(packed, { maxOutputLength: MAX_MAP_BYTES });
  return mapsIn(packedMaps.parse(JSON.parse(text.toString('utf8'))));
}

export function mapsIn({ files }: PackedMaps): ReleaseMaps {
  const scripts = new Map(Object.entries(files));
  const parsed = new Map<string, SourceMap>();
  function parse(script: string, map: SourceMapFile): SourceMap {
    const own = parsed.get(script) ?? new SourceMap(map as SourceMapPayload);
    parsed.set(script, own);
    return own;
  }
  return {
    find(script, line, column) {
      const packed = scripts.get(script);
      // An unreadable map affects only its script.
      if (!packed || !isReadable(packed.map)) return undefined;
      const { map, inserted } = packed;
      const before = beforeSealing(inserted, line, column - 1);
      const found: Partial<SourceMapping> = parse(script, map).findEntry(line - 1, before);
      const { generatedLine, originalSource, originalLine = 0, originalColumn = 0 } = found;
      // A position before the first mapping of a line has no source; it does not belong to the line above.
      if (originalSource === undefined || generatedLine !== line - 1) return undefined;
      const lines = map.sourcesContent?.[map.sources.indexOf(originalSource)]?.split('\n') ?? [];
      return {
        source: sourcePath(originalSource),
        line: originalLine + 1,
        column: originalColumn + 1,
        code: neutralText(lines[originalLine] ?? ''),
      };
    },
  };
}

const isReadable = ({ mappings }: SourceMapFile) =>
  mappings.length <= MAX_MAPPINGS && !NO_MAPPING.test(mappings);

/** The column before sealing inserted hashes into the script that loads the others. */
function beforeSealing(inserted: readonly Insertion[], line: number, column: number): number {
  let shift = 0;
  for (const one of inserted) {
    if (one.line === line && column >= one.column + shift + one.by) shift += one.by;
  }
  return column - shift;
}

/** The path is displayed and never opened; even so, paths outside of the repository are refused. */
function sourcePath(source: string): string {
  const steps = source.replace(/^[a-z][a-z+.-]*:\/\/[^/]*\//i, '').split(/[/\\]/);
  return neutralText(steps.filter((step) => !['', '.', '..'].includes(step)).join('/'));
}
