interface Page<Entry> {
  data: readonly Entry[];
}

/**
 * All loaded pages as one list without duplicates: an entry moves to the next page when a newer one is published.
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
