/** What this page is made of; read by the api calls, by support and by tests. */
export interface PageReleases {
  revision: number;
  /** Release id by remote, as they arrived. */
  loaded: Record<string, string>;
  /** Percent of visitors who get it, by id of a canary that has arrived. */
  shares?: Record<string, number>;
  /** True until the shell has drawn something: the document's watchdog waits for it. */
  starting?: boolean;
  /** What vouches for reports about releases that arrive from now on. */
  ticket?: string;
}

declare global {
  interface Window {
    __MFE__?: PageReleases;
  }
}

/**
 * The header that tells the api which code a call comes from, e.g. `42;founder=1.4.2-ab12cd34`: the
 * registry's revision, then the releases that have arrived.
 */
export function releasesHeader(): Record<string, string> {
  const { __MFE__: page } = window;
  if (!page) return {};
  const packages = Object.entries(page.loaded).map(([remote, id]) => {
    return `;${remote.replace(/^remote-/, '')}=${id}`;
  });
  return { 'X-MFE': page.revision + packages.join('') };
}
