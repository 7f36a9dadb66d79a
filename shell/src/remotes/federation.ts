import { type Candidate, releaseBase } from 'contract/registry';

import type { FetchRoutes } from './loadCandidates';
import { type Container, type Entry, loadEntry } from './loadEntry';

/** The libraries that this page shares, by name and version. */
interface Sharing {
  /** Fills the scope with the shell's libraries; may be repeated. */
  prepare(): unknown;
  scope(): object;
}

/** Webpack replaces these names when the shell is built. */
declare const __webpack_init_sharing__: (scope: string) => unknown;
declare const __webpack_share_scopes__: { default: object };

/** The libraries that the shell was built to share. */
const SHELL_SHARING: Sharing = {
  prepare: () => __webpack_init_sharing__('default'),
  scope: () => __webpack_share_scopes__.default,
};

/**
 * Loads releases into the page by the protocol of webpack's containers. Each has its own container name, so that one
 * page can contain two releases of a remote.
 * @param base address of the releases, from the registry
 */
export function startFederation(base: string, sharing: Sharing = SHELL_SHARING): FetchRoutes {
  const containers = new Map<string, Promise<Container>>();

  return async (remote, candidate, timeout) => {
    const container = await containerOf(entryOf(base, remote, candidate), timeout);
    const factory = await container.get('./routes');
    return factory().routes;
  };

  function containerOf(entry: Entry, timeout: number): Promise<Container> {
    const known = containers.get(entry.url);
    if (known) return known;
    const arriving = arrive(entry, timeout);
    containers.set(entry.url, arriving);
    arriving.catch(() => containers.delete(entry.url)); // the next attempt fetches again
    return arriving;
  }

  async function arrive(entry: Entry, timeout: number): Promise<Container> {
    const container = await loadEntry(entry, timeout);
    await sharing.prepare();
    await container.init(sharing.scope());
    return container;
  }
}

function entryOf(releases: string, remote: string, candidate: Candidate): Entry {
  const { id, entry, base = releaseBase(releases, remote, id), container, integrity } = candidate;
  return { url: new URL(base + entry, location.href).href, container, integrity };
}
