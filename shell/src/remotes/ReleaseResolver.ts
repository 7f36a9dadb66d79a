import {
  type Candidate,
  type ComposedPackage,
  type Composition,
  findPlace,
  type ReleaseRoute,
} from 'contract/registry';

import { Quarantine } from './Quarantine';

/** What the registry says of an address, before any code of its owner is here. */
export interface Place {
  remote: string;
  route: ReleaseRoute;
}

/** What the registry says of a remote at one moment. */
export interface Choice {
  composed: ComposedPackage | undefined;
  /** Releases worth trying, best first. */
  candidates: Candidate[];
}

/** What the registry offers this tab: who owns which address, which releases are left to try. */
export class ReleaseResolver {
  /** Remotes that have arrived keep the addresses they arrived with. */
  private readonly held = new Map<string, ComposedPackage>();

  constructor(
    private composition: Composition,
    private readonly quarantine: Quarantine = new Quarantine(),
  ) {}

  /** The registry has changed. */
  renew(composition: Composition): void {
    this.composition = composition;
  }

  placeOf(pathname: string): Place | undefined {
    const packages = { ...this.composition.remotes, ...Object.fromEntries(this.held) };
    const found = findPlace(packages, pathname);
    return found && { remote: found.packageName, route: found.route };
  }

  /** Releases worth trying, best first; what failed in this tab only when nothing else is left. */
  candidates(remote: string): Candidate[] {
    const all = this.composition.remotes[remote]?.candidates ?? [];
    const left = all.filter(({ id }) => !this.quarantine.has(remote, id));
    return left.length > 0 ? left : all;
  }

  /**
   * What to load a remote from now.
   * @param before what was chosen when the page in view was drawn: its release is the best for as
   * long as it is offered, since another one would draw another page over it
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

  /** Keeps what the registry said when the code was requested. */
  hold(remote: string, own: ComposedPackage | undefined): void {
    if (own) this.held.set(remote, own);
  }

  letGo(remote: string): void {
    this.held.delete(remote);
  }

  refuse(remote: string, id: string): void {
    this.quarantine.add(remote, id);
  }

  /** Gives a release up for another one. @returns false when there is none */
  replace(remote: string, id: string): boolean {
    const others = this.composedOf(remote)?.candidates.filter((one) => one.id !== id) ?? [];
    if (others.every((one) => this.quarantine.has(remote, one.id))) return false;
    this.refuse(remote, id);
    return true;
  }

  /** All of them may be tried again. */
  reset(remote: string): void {
    this.quarantine.clear(remote);
  }

  isBlocked(remote: string, id: string): boolean {
    return this.composedOf(remote)?.blocked?.includes(id) ?? false;
  }
}
