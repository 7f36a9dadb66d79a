import { posix } from 'node:path';

import { importGraph } from './cycleLaw';
import type { Law, Source } from './sources';

const TEST = /\.test\.tsx?$|\.spec\.ts$|\/testing\//;

/** Folders do not import each other, so that each can be read, tested and moved alone. */
export const folderCycleLaw: Law = {
  name: 'folder-cycles',
  check: (sources) =>
    mutualFolders(sources).map(({ name, imports: [path, back] }) => ({
      path: path!,
      message: `${name} import each other, see ${back}: move what both need`,
    })),
};

interface Pair {
  /** For example `shell/src/auth, shell/src/frame`. */
  name: string;
  /** One file of each folder that imports from the other. */
  imports: string[];
}

/** Folders that import each other; type imports count too, because readers follow them as well. */
function mutualFolders(sources: Source[]): Pair[] {
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
