import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Cluster } from './Cluster';

/** Of a fault that fails everything the first lines say enough. */
const MAX_LINES = 40;

/**
 * Why calls failed, as HAProxy tells: whom it asked, how long each part took and how it ended (the four letters of its
 * termination state).
 * @returns lines since it was asked last
 */
export function failuresOf({ folder }: Pick<Cluster, 'folder'>): () => string[] {
  let seen = 0;
  return () => {
    const lines = readFileSync(join(folder, 'haproxy.log'), 'utf8').trimEnd().split('\n');
    const fresh = lines.slice(seen);
    seen = lines.length;
    return fresh.filter((line) => !isOfProgram(line)).slice(0, MAX_LINES);
  };
}

/** Its warnings about servers are there twice: as log, and as the program's own. */
const isOfProgram = (line: string) => /^(\[(WARNING|ALERT|NOTICE)\]|$)/.test(line);
