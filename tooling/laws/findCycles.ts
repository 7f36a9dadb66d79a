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
