import { type BrowserStorage, keptInTab } from 'shared-ui/core';

const KEY = 'mfe_overrides';

/** A release somebody wants to see in place of the one the registry would give them. */
export interface Wish {
  remote: string;
  /** A release id with its grant (`1.4.2-ab12cd34~…`), or the address of a development server. */
  release: string;
}

/**
 * What this tab is to show instead: the address says so (`?mfe=remote-founder@1.4.2-ab12cd34~…`,
 * more of them by comma), or an earlier one in this tab did.
 */
export function readWishes(
  search: string,
  storage: Pick<BrowserStorage, 'getItem'> = keptInTab,
): Wish[] {
  const asked = new URLSearchParams(search).getAll('mfe').flatMap((value) => value.split(','));
  const kept = (storage.getItem(KEY) ?? '').split(',');
  const byRemote = new Map<string, Wish>();
  for (const text of [...kept, ...asked].filter(Boolean)) {
    const [remote = '', ...rest] = text.trim().split('@');
    byRemote.set(remote, { remote, release: rest.join('@') });
  }
  return [...byRemote.values()];
}

/** The tab keeps these, and no others. */
export function keepWishes(wishes: readonly Wish[]): void {
  const text = wishes.map(({ remote, release }) => `${remote}@${release}`).join(',');
  if (text) keptInTab.setItem(KEY, text);
  else keptInTab.removeItem(KEY);
}

/** The same address without wishes. */
export function withoutWishes(href: string): string {
  const url = new URL(href);
  url.searchParams.delete('mfe');
  return url.href;
}

/** The same address with wishes in it: the edge decides what a page may show. */
export function withWishes(href: string, wishes: readonly Wish[]): string {
  const url = new URL(href);
  for (const { remote, release } of wishes) url.searchParams.append('mfe', `${remote}@${release}`);
  return url.href;
}
