import {
  type Candidate,
  type ComposedPackage,
  type Composition,
  findPlace,
  type ReleaseRoute,
} from 'contract/registry';

import { Quarantine } from './Quarantine';

/** The registry's data about an address, before any code of its owner is loaded. */
export interface Place {
  remote: string;
  route: ReleaseRoute;
}

/** The registry's data about a remote at one moment. */
interface Choice {
  composed: ComposedPackage | undefined;
  /** Releases worth trying, best first. */
  candidates: Candidate[];
}

/** The registry for this tab: the owner of each address, and the releases left to try. */
export class ReleaseResolver {
  /** Loaded remotes keep their addresses. */
  private readonly held = new Map<string, ComposedPackage>();

  constructor(
    private composition: Composition,
    private readonly quarantine: Quarantine = new Quarantine(),
  ) {}

  /** Sets a newer registry. */
  renew(composition: Composition): void {
    this.composition = composition;
  }

  placeOf(pathname: string): Place | undefined {
    const packages = { ...this.composition.remotes, ...Object.fromEntries(this.held) };
    const found = findPlace(packages, pathname);
    return found && { remote: found.packageName, route: found.route };
  }

  /** Releases worth trying, best first; releases that failed in this tab only when no others are left. */
  candidates(remote: string): Candidate[] {
    const all = this.composition.remotes[remote]?.candidates ?? [];
    const left = all.filter(({ id }) => !this.quarantine.has(remote, id));
    return left.length > 0 ? left : all;
  }

  /**
   * Chooses the releases from which to load a remote.
   * @param before the choice when the current page was rendered: its release stays the best as long as it is offered,
   * because another one would render a different page over it
   */
  choose(remote: string, before?: Choice): Choice {
    const now = { composed: this.composedOf(remote), candidates: this.candidates(remote) };
    const drawn = before?.candidates[0];
    const others = now.candidates.filter(({ id }) => id !== drawn?.id);
    if (!drawn || others.length === now.candidates.length) return now;
    return { composed: before.composed, candidates: [drawn, ...others] };
  }

  composedOf(remote: string): ComposedPackage | undefined {
    return this.composition.remotes[remote];
  }

  /** Keeps the registry's data from the time when the code was requested. */
  hold(remote: string, own: ComposedPackage | undefined): void {
    if (own) this.held.set(remote, own);
  }

  letGo(remote: string): void {
    this.held.delete(remote);
  }

  refuse(remote: string, id: string): void {
    this.quarantine.add(remote, id);
  }

  /** Replaces a release by another one. @returns false when there is none */
  replace(remote: string, id: string): boolean {
    const others = this.composedOf(remote)?.candidates.filter((one) => one.id !== id) ?? [];
    if (others.every((one) => this.quarantine.has(remote, one.id))) return false;
    this.refuse(remote, id);
    return true;
  }

  /** All releases of a remote may be tried again. */
  reset(remote: string): void {
    this.quarantine.clear(remote);
  }

  isBlocked(remote: string, id: string): boolean {
    return this.composedOf(remote)?.blocked?.includes(id) ?? false;
  }
}
