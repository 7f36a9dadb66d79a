import { type BrowserStorage, keptInTab } from 'shared-ui/core';

const KEY = 'mfe_overrides';

/** A requested release instead of the registry's. */
export interface PreviewRequest {
  remote: string;
  /** A release id with its grant (`1.4.2-ab12cd34~…`), or the address of a development server. */
  release: string;
}

/**
 * Reads this tab's requests: from the address (`?mfe=remote-founder@1.4.2-ab12cd34~…`, several separated by commas), or
 * from an earlier one in this tab.
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

/** Replaces the requests stored in the tab. */
export function storePreviewRequests(requests: readonly PreviewRequest[]): void {
  const text = requests.map(({ remote, release }) => `${remote}@${release}`).join(',');
  if (text) keptInTab.setItem(KEY, text);
  else keptInTab.removeItem(KEY);
}

/** Returns the address without requests. */
export function withoutPreviewRequests(href: string): string {
  const url = new URL(href);
  url.searchParams.delete('mfe');
  return url.href;
}

/** Returns the address with requests: the edge decides which of them a page may show. */
export function withPreviewRequests(href: string, requests: readonly PreviewRequest[]): string {
  const url = new URL(href);
  for (const { remote, release } of requests)
    url.searchParams.append('mfe', `${remote}@${release}`);
  return url.href;
}
