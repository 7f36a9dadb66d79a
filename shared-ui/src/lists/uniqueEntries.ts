interface Page<Entry> {
  data: readonly Entry[];
}

/**
 * All loaded pages as one list: what is met on two pages, because another was published meanwhile, is in it once, where
 * it was met first.
 */
export function uniqueEntries<Entry extends { id: number }>(
  pages: readonly Page<Entry>[] = [],
): Entry[] {
  const met = new Map<number, Entry>();
  for (const entry of pages.flatMap(({ data }) => data)) {
    if (!met.has(entry.id)) met.set(entry.id, entry);
  }
  return [...met.values()];
}
