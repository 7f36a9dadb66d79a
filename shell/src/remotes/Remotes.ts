import { type Composition, findRoute, type ReleaseRoute } from 'delivery/registry';
import { type AppStore, type RemoteRoute, settled } from 'shared-ui/core';

import type { ReportCrash } from './reportCrash';

/** A release that has arrived, and what it draws. */
export interface LoadedRelease {
  id: string;
  routes: RemoteRoute[];
}

/**
 * Brings a remote's code into this process; in a browser by federation, at the edge from the
 * server build. Rejects when no release is left that works.
 * @param given ids that were loaded and then failed on screen: not to be offered again
 */
export type LoadRemote = (remote: string, given: ReadonlySet<string>) => Promise<LoadedRelease>;

/** What the registry says of an address, before any code of its owner is here. */
export interface Place {
  remote: string;
  route: ReleaseRoute;
}

/** A page that can be drawn: its remote's code has arrived. */
export interface ArrivedRoute {
  route: RemoteRoute;
  params: Record<string, string>;
}

/** The remotes of this page: who owns which address, what has arrived, what failed. */
export class Remotes {
  private readonly loading = new Map<string, Promise<RemoteRoute[]>>();
  private readonly arrived = new Map<string, LoadedRelease>();
  private readonly failed = new Map<string, Set<string>>();
  private readonly retries = new Map<string, number>();
  private readonly listeners = new Set<() => void>();
  /** Grows with everything that arrives: the snapshot for `useSyncExternalStore`. */
  version = 0;

  constructor(
    private readonly composition: Composition,
    private readonly loadRemote: LoadRemote,
    private readonly reportCrash: ReportCrash = () => {},
  ) {}

  /** Who owns an address, by the registry alone. */
  placeOf(pathname: string): Place | undefined {
    for (const [remote, { routes }] of Object.entries(this.composition.remotes)) {
      const found = findRoute(routes, pathname);
      if (found) return { remote, route: found.route };
    }
    return undefined;
  }

  /** The pages of a remote; loaded once, and readable by `use` without waiting when here. */
  load(remote: string): Promise<RemoteRoute[]> {
    const known = this.loading.get(remote);
    if (known) return known;
    const pages = settled(this.fetch(remote));
    this.loading.set(remote, pages);
    return pages;
  }

  /** The page of an address, when its remote is here. */
  routeAt(pathname: string): ArrivedRoute | undefined {
    const place = this.placeOf(pathname);
    const release = place && this.arrived.get(place.remote);
    return release && findRoute(release.routes, pathname);
  }

  /** Waits for everything an address needs before it can be drawn in one go: code, page, data. */
  async ready(url: URL, store?: AppStore): Promise<ArrivedRoute | undefined> {
    const place = this.placeOf(url.pathname);
    if (!place) return undefined;
    await this.load(place.remote);
    const found = this.routeAt(url.pathname);
    if (!found) return undefined;
    const { route, params } = found;
    await Promise.all([route.page.load(), store && route.data?.(store, params, url.searchParams)]);
    return found;
  }

  /** How often a remote was tried in this tab. */
  attempts(remote: string): number {
    return 1 + (this.retries.get(remote) ?? 0);
  }

  /** Starts anew after a failure: the next `load` asks for the best release again. */
  retry(remote: string): void {
    this.retries.set(remote, this.attempts(remote));
    this.failed.delete(remote);
    this.forget(remote);
  }

  /** Another address of a remote that failed is wanted: what did not arrive is fetched again. */
  recover(remote: string): void {
    if (!this.arrived.has(remote)) this.retry(remote);
  }

  /**
   * Hears that the page of an address failed on screen.
   * @param replaceable whether its release may be given up for the one before it
   * @returns true when it was given up, and the next `load` takes another one
   */
  crashed(pathname: string, error: unknown, reference: string, replaceable: boolean): boolean {
    const { remote } = this.placeOf(pathname)!;
    this.reportCrash({ remote, release: this.arrived.get(remote)?.id, error, reference });
    this.routeAt(pathname)?.route.page.forget();
    return replaceable && this.giveUp(remote);
  }

  /** Calls back whenever a remote arrives. */
  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private giveUp(remote: string): boolean {
    const given = this.failed.get(remote) ?? new Set();
    const id = this.arrived.get(remote)?.id;
    if (id) this.failed.set(remote, given.add(id));
    const candidates = this.composition.remotes[remote]?.candidates ?? [];
    if (!id || candidates.every((one) => given.has(one.id))) return false;
    this.forget(remote);
    return true;
  }

  private async fetch(remote: string): Promise<RemoteRoute[]> {
    const release = await this.loadRemote(remote, this.failed.get(remote) ?? new Set());
    this.arrived.set(remote, release);
    this.version += 1;
    for (const listener of this.listeners) listener();
    return release.routes;
  }

  private forget(remote: string): void {
    for (const { page } of this.arrived.get(remote)?.routes ?? []) page.forget();
    this.loading.delete(remote);
    this.arrived.delete(remote);
  }
}
