/**
 * Bytes that came over the network for a release so far: preloads, entry, chunks, pictures. What the
 * browser had at hand counts nothing.
 */
export function transferSizeOf(remote: string, id: string): number {
  const folder = `/${remote}/${id}/`;
  const entries = (performance.getEntriesByType?.('resource') ?? []) as PerformanceResourceTiming[];
  return entries
    .filter(({ name }) => name.includes(folder))
    .reduce((sum, { transferSize }) => sum + transferSize, 0);
}
