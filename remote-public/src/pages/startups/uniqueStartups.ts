import type { StartupCard, StartupPage } from 'contract/wire/startups.contract';

/** All loaded pages as one list: what is met on two pages, because another was published meanwhile, is in it once. */
export function uniqueStartups(pages: readonly StartupPage[] = []): StartupCard[] {
  const met = new Map<number, StartupCard>();
  for (const startup of pages.flatMap(({ data }) => data)) {
    if (!met.has(startup.id)) met.set(startup.id, startup);
  }
  return [...met.values()];
}
