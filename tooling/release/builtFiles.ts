import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiCall } from 'contract/release';
import { callsIn } from './calls/writeCalls';
import { contractIn } from './contract/writeContract';

/** Which scripts webpack put where; written by the preset's ChunksOfRoutes. */
export interface Chunks {
  /** Scripts of each entry, in the order they run. */
  entries: Record<string, string[]>;
  /** Scripts of each `import('…')` of routes.tsx, and of each exposed module. */
  imports: Record<string, string[]>;
  /** Names the build takes from each shared module. */
  uses?: Record<string, string[]>;
}

/** What webpack left in a package's `dist`, in memory. */
export interface BuiltFiles {
  browser: Map<string, Buffer>;
  /** Source maps by name of their script; a build for development has none. */
  maps: Map<string, Buffer>;
  server: Buffer;
  /** Types the build counts on and offers; a build for development has none. */
  contract?: Buffer;
  /** Calls of the api; a build for development has none. */
  calls?: ApiCall[];
  chunks: Chunks;
}

const CHUNKS_FILE = 'chunks.json';
const SOURCE_MAP = /\.map$/;

/** @param dist a package's `dist` folder */
export function readBuiltFiles(dist: string): BuiltFiles {
  const browser = new Map<string, Buffer>();
  const maps = new Map<string, Buffer>();
  const folder = join(dist, 'browser');
  for (const name of readdirSync(folder).sort()) {
    if (name === CHUNKS_FILE) continue;
    const content = readFileSync(join(folder, name));
    if (SOURCE_MAP.test(name)) maps.set(name.replace(SOURCE_MAP, ''), content);
    else browser.set(name, content);
  }
  const contract = contractIn(dist);
  const calls = callsIn(dist);
  return {
    browser,
    maps,
    ...(existsSync(contract) && { contract: readFileSync(contract) }),
    ...(existsSync(calls) && { calls: JSON.parse(readFileSync(calls, 'utf8')) as ApiCall[] }),
    server: readFileSync(join(dist, 'server/server.cjs')),
    chunks: JSON.parse(readFileSync(join(folder, CHUNKS_FILE), 'utf8')) as Chunks,
  };
}
