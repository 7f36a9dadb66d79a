import { posix } from 'node:path';

import type { Source } from './sources';

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
