import { type ImportGraph, importGraph } from './importGraph';
import type { Law } from './sources';

/** No file needs itself to load: import cycles make the order of evaluation a matter of luck. */
export const cycleLaw: Law = {
  name: 'cycles',
  check(sources) {
    const graph = importGraph(sources, { types: false });
    const done = new Set<string>();
    const cycles: string[][] = [];
    for (const path of graph.keys()) walk(path, [], graph, done, cycles);
    return cycles.map((cycle) => ({ path: cycle[0]!, message: `cycle: ${cycle.join(' -> ')}` }));
  },
};

function walk(
  path: string,
  trail: string[],
  graph: ImportGraph,
  done: Set<string>,
  cycles: string[][],
) {
  const seenAt = trail.indexOf(path);
  if (seenAt >= 0) {
    cycles.push([...trail.slice(seenAt), path]);
    return;
  }
  if (done.has(path)) return;
  for (const next of graph.get(path) ?? []) walk(next, [...trail, path], graph, done, cycles);
  done.add(path);
}
