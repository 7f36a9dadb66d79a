/**
 * Returns the bytes loaded over the network for a release so far: preloads, entry, chunks, pictures. Cached files do
 * not count.
 */
export function transferSizeOf(remote: string, id: string): number {
  const folder = `/${remote}/${id}/`;
  const entries = (performance.getEntriesByType?.('resource') ?? []) as PerformanceResourceTiming[];
  return entries
    .filter(({ name }) => name.includes(folder))
    .reduce((sum, { transferSize }) => sum + transferSize, 0);
}
