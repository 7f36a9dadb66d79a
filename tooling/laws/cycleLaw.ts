import { posix } from 'node:path';
import type { Law, Source } from './sources';

/** The files that each file imports from its own package, by path. */
type ImportGraph = Map<string, string[]>;

/** @param options.types whether type-only imports count */
export function importGraph(sources: Source[], { types }: { types: boolean }): ImportGraph {
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
        .filter(({ specifier, typeOnly }) => specifier.startsWith('.') && (types || !typeOnly))
        .flatMap(({ specifier }) => resolve(path, specifier) ?? []),
    ]),
  );
}

/** Cycles of a graph; each begins and ends with the same node. */
export function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const done = new Set<string>();
  const found: string[][] = [];
  const walk = (name: string, trail: readonly string[]) => {
    const seenAt = trail.indexOf(name);
    if (seenAt >= 0) found.push([...trail.slice(seenAt), name]);
    if (seenAt >= 0 || done.has(name)) return;
    for (const next of graph.get(name) ?? []) walk(next, [...trail, name]);
    done.add(name);
  };
  for (const name of graph.keys()) walk(name, []);
  return found;
}

/** No import cycles, because they make the order of evaluation unpredictable. */
export const cycleLaw: Law = {
  name: 'cycles',
  check: (sources) =>
    findCycles(importGraph(sources, { types: false })).map((cycle) => ({
      path: cycle[0]!,
      message: `cycle: ${cycle.join(' -> ')}`,
    })),
};
