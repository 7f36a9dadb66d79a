import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiCall } from 'contract/release';
import { callsIn } from './calls/writeCalls';
import { contractIn } from './contract/writeContract';

/** The scripts that webpack emitted; written by the preset's ChunksOfRoutes. */
interface Chunks {
  /** Scripts of each entry, in execution order. */
  entries: Record<string, string[]>;
  /** Scripts of each `import('…')` of routes.tsx, and of each exposed module. */
  imports: Record<string, string[]>;
  /** Names that the build imports from each shared module. */
  uses?: Record<string, string[]>;
}

export interface BuiltFiles {
  browser: Map<string, Buffer>;
  /** Source maps by script name; a development build has none. */
  maps: Map<string, Buffer>;
  server: Buffer;
  /** Types that the build requires and offers; a development build has none. */
  contract?: Buffer;
  /** Api calls; a development build has none. */
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
