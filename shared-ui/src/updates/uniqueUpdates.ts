import type { StartupUpdate, UpdatePage } from 'contract/wire/updates.contract';

/** All loaded pages as one list, newest first; an update met on two pages is shown once. */
export function uniqueUpdates(pages: readonly UpdatePage[] = []): StartupUpdate[] {
  const seen = new Map<number, StartupUpdate>();
  for (const { data } of pages) {
    for (const update of data) if (!seen.has(update.id)) seen.set(update.id, update);
  }
  return [...seen.values()];
}
