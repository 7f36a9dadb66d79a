import { posix } from 'node:path';

import { importGraph } from './importGraph';
import { KNOWN_PAIRS } from './knownFolderPairs';
import type { Law, Source, Violation } from './sources';

const TEST = /\.test\.tsx?$|\.spec\.ts$|\/testing\//;

/** Of two folders one is read, tested and moved without the other: they do not import each other. */
export const folderCycleLaw: Law = {
  name: 'folder-cycles',
  check: (sources) => comparePairs(mutualFolders(sources), KNOWN_PAIRS),
};

/** New pairs, and known ones that are gone. */
export function comparePairs(pairs: Pair[], known: ReadonlySet<string>): Violation[] {
  const names = new Set(pairs.map(({ name }) => name));
  return [
    ...pairs
      .filter(({ name }) => !known.has(name))
      .map(({ name, imports: [path, back] }) => ({
        path: path!,
        message: `${name} import each other, see ${back}: move what both need`,
      })),
    ...[...known]
      .filter((name) => !names.has(name))
      .map((name) => ({
        path: 'tooling/laws/knownFolderPairs.ts',
        message: `${name} do not import each other any more: take them off the list`,
      })),
  ];
}

interface Pair {
  /** Such as `shell/src/auth, shell/src/frame`. */
  name: string;
  /** A file of each that imports from the other. */
  imports: string[];
}

/** Folders that import each other; types count too, because a reader follows them as well. */
export function mutualFolders(sources: Source[]): Pair[] {
  const graph = importGraph(
    sources.filter(({ path }) => !TEST.test(path)),
    { types: true },
  );
  const edges = new Map<string, string>();
  for (const [path, targets] of graph) {
    const from = posix.dirname(path);
    for (const to of targets.map((target) => posix.dirname(target))) {
      if (from !== to) edges.set(`${from}, ${to}`, path);
    }
  }
  return [...edges].flatMap(([name, path]) => {
    const [from, to] = name.split(', ') as [string, string];
    const back = edges.get(`${to}, ${from}`);
    return from < to && back ? [{ name, imports: [path, back] }] : [];
  });
}
