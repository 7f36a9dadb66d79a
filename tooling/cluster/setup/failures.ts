import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { numbered } from './ports';
import type { ReadyCluster } from './withCluster';

/** Of a fault that fails everything the first lines say enough. */
const MAX_LINES = 40;

/**
 * Why calls failed, as HAProxies tell: whom they asked, how long each part took and how it ended (the four letters of
 * its termination state).
 * @returns lines since it was asked last
 */
export function failuresOf({
  cluster,
  ports,
}: Pick<ReadyCluster, 'cluster' | 'ports'>): () => string[] {
  const files = numbered(ports.balancers.length, 'haproxy').map((name) => ({ name, seen: 0 }));
  const read = (file: { name: string; seen: number }) => {
    const lines = readFileSync(join(cluster.folder, `${file.name}.log`), 'utf8')
      .trimEnd()
      .split('\n');
    const fresh = lines.slice(file.seen);
    file.seen = lines.length;
    return fresh;
  };
  return () =>
    files
      .flatMap(read)
      .filter((line) => !isOfProgram(line))
      .slice(0, MAX_LINES);
}

/** Its warnings about servers are there twice: as log, and as the program's own. */
const isOfProgram = (line: string) => /^(\[(WARNING|ALERT|NOTICE)\]|$)/.test(line);
