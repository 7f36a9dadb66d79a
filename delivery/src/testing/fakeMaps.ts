import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import {
  MAPS_FILE,
  type PackedMap,
  type ReleaseFolder,
  type SourceMapFile,
} from 'contract/release';
import { integrityOf } from 'server-kit/integrity';

/** Generated column, and its source, line and column; all 0-based. */
export type Mapping = [column: number, source: number, line: number, place: number];

/** A source map of a script with these lines of mappings. */
export function mapOf(sources: Record<string, string>, lines: Mapping[][]): SourceMapFile {
  return {
    version: 3,
    sources: Object.keys(sources),
    sourcesContent: Object.values(sources),
    names: [],
    mappings: encode(lines),
  };
}

/** Adds source maps to a sealed release. @param bytes packed maps, when they should be invalid */
export function withMaps(
  folder: ReleaseFolder,
  files: Record<string, PackedMap>,
  bytes: Buffer = gzipSync(JSON.stringify({ schema: 1, files })),
): ReleaseFolder {
  const maps = { integrity: integrityOf(bytes), bytes: bytes.length };
  const release = { ...folder.release, maps };
  writeFileSync(join(folder.dir, MAPS_FILE), bytes);
  writeFileSync(join(folder.dir, 'release.json'), JSON.stringify(release));
  return { ...folder, release };
}

function encode(lines: Mapping[][]): string {
  const before: Mapping = [0, 0, 0, 0];
  return lines
    .map((line) => {
      before[0] = 0;
      return line
        .map((mapping) =>
          mapping.map((value, field) => {
            const text = digits(value - before[field]!);
            before[field] = value;
            return text;
          }),
        )
        .map((texts) => texts.join(''))
        .join(',');
    })
    .join(';');
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

function digits(value: number): string {
  let rest = value < 0 ? -value * 2 + 1 : value * 2;
  let text = '';
  do {
    const more = rest >= 32 ? 32 : 0;
    text += ALPHABET[(rest % 32) + more];
    rest = Math.floor(rest / 32);
  } while (rest > 0);
  return text;
}
