import { posix } from 'node:path';

import type { Law, Source } from './sources';

/** No file needs itself to load: import cycles make the order of evaluation a matter of luck. */
export const cycleLaw: Law = {
  name: 'cycles',
  check(sources) {
    const graph = graphOf(sources);
    const done = new Set<string>();
    const cycles: string[][] = [];
    for (const path of graph.keys()) walk(path, [], graph, done, cycles);
    return cycles.map((cycle) => ({ path: cycle[0]!, message: `cycle: ${cycle.join(' -> ')}` }));
  },
};

type Graph = Map<string, string[]>;

function graphOf(sources: Source[]): Graph {
  const known = new Set(sources.map(({ path }) => path));
  const resolve = (from: string, specifier: string) => {
    const base = posix.normalize(posix.join(posix.dirname(from), specifier));
    return ['', '.ts', '.tsx', '.cjs', '/index.ts', '/index.cjs']
      .map((end) => base + end)
      .find((path) => known.has(path));
  };
  return new Map(
    sources.map(({ path, imports }) => [
      path,
      imports
        .filter(({ specifier, typeOnly }) => specifier.startsWith('.') && !typeOnly)
        .flatMap(({ specifier }) => resolve(path, specifier) ?? []),
    ]),
  );
}

function walk(path: string, trail: string[], graph: Graph, done: Set<string>, cycles: string[][]) {
  const seenAt = trail.indexOf(path);
  if (seenAt >= 0) {
    cycles.push([...trail.slice(seenAt), path]);
    return;
  }
  if (done.has(path)) return;
  for (const next of graph.get(path) ?? []) walk(next, [...trail, path], graph, done, cycles);
  done.add(path);
}
