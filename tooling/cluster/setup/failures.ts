import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { numbered } from './ports';
import type { ReadyCluster } from './withCluster';

/** When every call fails, the first lines are enough. */
const MAX_LINES = 40;

/**
 * Reasons of failed calls from the logs of the HAProxies: which server they used, how long each part took, and the
 * termination state (four letters).
 * @returns lines since the last call
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

/** HAProxy prints warnings about servers twice: as log, and as program output. */
const isOfProgram = (line: string) => /^(\[(WARNING|ALERT|NOTICE)\]|$)/.test(line);
