/** The releases of this page; read by the api calls, by support and by tests. */
export interface PageReleases {
  revision: number;
  /** Release id by remote, in the order of loading. */
  loaded: Record<string, string>;
  /** Percentage of visitors, by id of a loaded canary. */
  shares?: Record<string, number>;
  /** True until the shell has rendered something: the document's watchdog waits for it. */
  starting?: boolean;
  /** Authorizes reports about releases that are loaded from now on. */
  ticket?: string;
}

declare global {
  interface Window {
    __MFE__?: PageReleases;
  }
}

/**
 * The header with the releases that a call comes from, e.g. `42;founder=1.4.2-ab12cd34`: the registry's revision, then
 * the loaded releases.
 */
export function releasesHeader(): Record<string, string> {
  const { __MFE__: page } = window;
  if (!page) return {};
  const packages = Object.entries(page.loaded).map(([remote, id]) => {
    return `;${remote.replace(/^remote-/, '')}=${id}`;
  });
  return { 'X-MFE': page.revision + packages.join('') };
}
