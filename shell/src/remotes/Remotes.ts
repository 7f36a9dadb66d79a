import { type Composition, findRoute } from 'contract/registry';
import { type AppStore, type RemoteRoute, settled } from 'shared-ui/core';
import type { DeferredHydration } from './DeferredHydration';
import type { LoadedRoute } from './LoadedRoute';
import type { LoadedRelease, LoadRemote } from './loadRemote';
import type { Quarantine } from './Quarantine';
import { type Place, ReleaseResolver } from './ReleaseResolver';
import type { ReportCrash } from './reportCrash';

/** The remotes of this page: the owner of each address, loaded remotes, failures. */
export class Remotes {
  private readonly resolver: ReleaseResolver;
  private readonly loading = new Map<string, Promise<RemoteRoute[]> & { status?: string }>();
  private readonly arrived = new Map<string, LoadedRelease>();
  private readonly retries = new Map<string, number>();
  private readonly listeners = new Set<() => void>();
  /** Increases with everything that is loaded: the snapshot for `useSyncExternalStore`. */
  version = 0;
  /** Set while the current page needs no code. */
  rest?: Pick<DeferredHydration, 'remote' | 'over' | 'goesOn'>;
  private drawn?: string;

  constructor(
    composition: Composition,
    private readonly loadRemote: LoadRemote,
    private readonly reportCrash: ReportCrash = () => {},
    quarantine?: Quarantine,
  ) {
    this.resolver = new ReleaseResolver(composition, quarantine);
  }

  /** Returns the owner of an address by the registry alone. */
  placeOf(pathname: string): Place | undefined {
    return this.resolver.placeOf(pathname);
  }

  /** Returns the pages of a remote; fetched once, and readable by `use` without waiting when loaded. */
  load(remote: string): Promise<RemoteRoute[]> {
    const known = this.loading.get(remote);
    if (known) return known;
    const pages = settled(this.fetch(remote));
    this.loading.set(remote, pages);
    return pages;
  }

  /** Returns the page of an address, when its remote is loaded. */
  routeAt(pathname: string): LoadedRoute | undefined {
    const place = this.placeOf(pathname);
    const release = place && this.arrived.get(place.remote);
    return release && findRoute(release.routes, pathname);
  }

  /** Returns the loaded release of a remote. */
  releaseOf(remote: string): string | undefined {
    return this.arrived.get(remote)?.id;
  }

  /** Returns the release that the next `load` of a remote would try first. */
  firstChoice(remote: string): string | undefined {
    return this.resolver.candidates(remote)[0]?.id;
  }

  /** Returns the route of an address after its remote is loaded; its page may still be loading. */
  async arrive(pathname: string): Promise<LoadedRoute | undefined> {
    const place = this.placeOf(pathname);
    if (!place) return undefined;
    await this.load(place.remote);
    return this.routeAt(pathname);
  }

  /** Waits for everything that an address needs to render at once: code, page, data. */
  async ready(url: URL, store?: AppStore): Promise<LoadedRoute | undefined> {
    const found = await this.arrive(url.pathname);
    if (!found) return undefined;
    const { route, params } = found;
    await Promise.all([route.page.load(), store && route.data?.(store, params, url.searchParams)]);
    return found;
  }

  /** Waits for the code that makes the page in the document interactive. */
  async interactive(pathname: string): Promise<void> {
    this.drawn = pathname;
    const found = await this.arrive(pathname);
    await found?.route.page.load(true);
  }

  /** Returns the number of attempts for a remote in this tab. */
  attempts(remote: string): number {
    return 1 + (this.retries.get(remote) ?? 0);
  }

  /** Restarts after a failure: the next `load` tries the best release again. */
  retry(remote: string): void {
    this.retries.set(remote, this.attempts(remote));
    this.resolver.reset(remote);
    this.forget(remote);
  }

  /** Retries failed loads of a remote when another address of it is requested. */
  recover(remote: string): void {
    if (!this.arrived.has(remote)) this.retry(remote);
  }

  /**
   * Call it when the page of an address failed on screen.
   * @param replaceable whether its release may be replaced by another one
   * @returns true when it was replaced, and the next `load` takes another one
   */
  crashed(pathname: string, error: unknown, reference: string, replaceable: boolean): boolean {
    const { remote } = this.placeOf(pathname)!;
    const release = this.releaseOf(remote);
    const offered = this.resolver.candidates(remote);
    this.reportCrash({ remote, release, offered, error, reference });
    this.routeAt(pathname)?.route.page.forget();
    if (!replaceable || !release || !this.resolver.replace(remote, release)) return false;
    this.forget(remote);
    return true;
  }

  /** Sets a newer registry. Loaded remotes stay; others follow the new registry. */
  renew(composition: Composition): void {
    this.resolver.renew(composition);
  }

  /** The reader has navigated: loads that failed there, or were blocked since, are tried again next time. */
  moved(pathname: string): void {
    if (pathname !== this.drawn) this.drawn = undefined;
    const inView = this.placeOf(pathname)?.remote;
    for (const [remote, pages] of this.loading) {
      const release = this.releaseOf(remote);
      const isBlocked = release !== undefined && this.resolver.isBlocked(remote, release);
      if (remote !== inView && (isBlocked || pages.status === 'rejected')) this.forget(remote);
    }
  }

  /** Calls back whenever a remote is loaded. */
  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private async fetch(remote: string, last = this.resolver.choose(remote)): Promise<RemoteRoute[]> {
    const rest = this.rest?.remote === remote ? this.rest : undefined;
    await rest?.over();
    const { composed: own, candidates } = this.resolver.choose(remote, last);
    const release = await this.loadRemote(remote, candidates, this.drawn).catch((error) => {
      if (!rest?.goesOn()) throw error;
    });
    if (!release) return this.fetch(remote, last);
    for (const id of release.passedOver ?? []) this.resolver.refuse(remote, id);
    this.resolver.hold(remote, own);
    this.arrived.set(remote, release);
    this.version += 1;
    for (const listener of this.listeners) listener();
    return release.routes;
  }

  private forget(remote: string): void {
    for (const { page } of this.arrived.get(remote)?.routes ?? []) page.forget();
    this.resolver.letGo(remote);
    this.loading.delete(remote);
    this.arrived.delete(remote);
  }
}
