import { type BrowserStorage, keptInTab } from 'shared-ui/core';

const KEY = 'mfe_overrides';

/** A release somebody wants to see in place of the one the registry would give them. */
export interface PreviewRequest {
  remote: string;
  /** A release id with its grant (`1.4.2-ab12cd34~…`), or the address of a development server. */
  release: string;
}

/**
 * What this tab is to show instead: the address says so (`?mfe=remote-founder@1.4.2-ab12cd34~…`,
 * more of them by comma), or an earlier one in this tab did.
 */
export function readPreviewRequests(
  search: string,
  storage: Pick<BrowserStorage, 'getItem'> = keptInTab,
): PreviewRequest[] {
  const asked = new URLSearchParams(search).getAll('mfe').flatMap((value) => value.split(','));
  const stored = (storage.getItem(KEY) ?? '').split(',');
  const byRemote = new Map<string, PreviewRequest>();
  for (const text of [...stored, ...asked].filter(Boolean)) {
    const [remote = '', ...rest] = text.trim().split('@');
    byRemote.set(remote, { remote, release: rest.join('@') });
  }
  return [...byRemote.values()];
}

/** The tab keeps these, and no others. */
export function storePreviewRequests(requests: readonly PreviewRequest[]): void {
  const text = requests.map(({ remote, release }) => `${remote}@${release}`).join(',');
  if (text) keptInTab.setItem(KEY, text);
  else keptInTab.removeItem(KEY);
}

/** The same address without requests. */
export function withoutPreviewRequests(href: string): string {
  const url = new URL(href);
  url.searchParams.delete('mfe');
  return url.href;
}

/** The same address with requests in it: the edge decides what a page may show. */
export function withPreviewRequests(href: string, requests: readonly PreviewRequest[]): string {
  const url = new URL(href);
  for (const { remote, release } of requests)
    url.searchParams.append('mfe', `${remote}@${release}`);
  return url.href;
}
