import { inCanary } from './bucket';
import type { Candidate, Registry, Release, ReleaseRoute, Slot } from './registry';

/** What decides which releases one visitor gets. */
export interface Visit {
  /** A random name kept by this browser; without one there is no canary. */
  visitor?: string;
  /** Ids that failed in this tab before. */
  quarantined?: ReadonlySet<string>;
  /** Staff with a second factor; to everybody else there are no addresses with `access: 'staff'`. */
  staff?: boolean;
}

/** One package of a composed page: where it lives, and what to load for it, best first. */
export interface ComposedPackage {
  routes: ReleaseRoute[];
  candidates: Candidate[];
  /** Ids that an open page is to give up. */
  blocked?: string[];
}

/** The registry as one visitor gets it: what the document carries and the shell works with. */
export interface Composition {
  revision: number;
  base: string;
  /** Release of the shell that this visitor gets. */
  shell?: string;
  /** The oldest version of a shell that may go on without loading anew. */
  minShell?: string;
  remotes: Record<string, ComposedPackage>;
  /** Set when the address wants other releases than everybody else gets. */
  preview?: Preview;
}

/** Releases that one document shows in place of the registry's, and what it does not. */
export interface Preview {
  overrides: PreviewOverride[];
  /** One sentence for each request that is not granted. */
  refused: string[];
}

/** A request that the edge has granted. */
export interface PreviewOverride {
  remote: string;
  release: Release;
  /** When it ends, milliseconds since the epoch; code of a developer's own machine has no end. */
  until?: number;
}

/**
 * Decides, for one visitor, which releases make up the page. Pure: edge, shell and CLI agree on
 * its answer. A remote that has no release left to offer is still listed, so that its addresses
 * show a fallback and not "Page not found".
 */
export function compose(registry: Registry, visit: Visit = {}): Composition {
  const remotes = Object.entries(registry.remotes).flatMap(([name, slot]) => {
    const releases = releasesFor(slot, visit);
    const all = (releases[0] ?? slot.stable).routes;
    const routes = all.filter(({ access }) => access !== 'staff' || visit.staff);
    if (routes.length < all.length && routes.length === 0) return []; // it is for staff alone
    const candidates = releases.map((release) => asCandidate(release, slot));
    const blocked = slot.blocked?.length ? { blocked: slot.blocked } : {};
    return [[name, { routes, candidates, ...blocked }] as const];
  });
  const { revision, base, shell, minShell } = registry;
  const frame = shell && (releasesFor(shell, visit)[0] ?? shell.stable); // no page without a shell
  return {
    revision,
    base,
    ...(frame && { shell: frame.id }),
    ...(minShell && { minShell }),
    remotes: Object.fromEntries(remotes),
  };
}

/** Canary (for its share), then stable, then last good; never blocked, quarantined or twice. */
export function releasesFor(slot: Slot, { visitor, quarantined }: Visit = {}): Release[] {
  const { canary } = slot;
  const chosen = canary && visitor && inCanary(canary, visitor) ? canary.release : undefined;
  const seen = new Set([...(slot.blocked ?? []), ...(quarantined ?? [])]);
  return [chosen, slot.stable, slot.lastGood].filter((release): release is Release => {
    if (!release || seen.has(release.id)) return false;
    seen.add(release.id);
    return true;
  });
}

/** The release of the shell that a composition names. */
export function shellOf({ shell }: Registry, composition: Composition): Release | undefined {
  const known = [shell?.stable, shell?.canary?.release, shell?.lastGood];
  return known.find((release) => release?.id === composition.shell);
}

function asCandidate(release: Release, { canary }: Slot): Candidate {
  const { id, container, entry, integrity } = release;
  const share = release === canary?.release ? { canary: canary.percent } : {};
  return { id, container, entry, integrity, ...share };
}
