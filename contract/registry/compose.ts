import { inCanary } from './bucket';
import type { Candidate, Registry, Release, ReleaseRoute, Slot } from './registry';

/** The inputs that decide which releases one visitor gets. */
export interface Visit {
  /** A random id stored in this browser; without one the visitor gets no canary. */
  visitor?: string;
  /** Ids of releases that failed in this tab before. */
  quarantined?: ReadonlySet<string>;
  /** A staff member with a second factor; for all others, routes with `access: 'staff'` do not exist. */
  staff?: boolean;
}

/** One package of a composed page: its address and its candidate releases, best first. */
export interface ComposedPackage {
  routes: ReleaseRoute[];
  candidates: Candidate[];
  /** Ids of releases that open pages must stop using. */
  blocked?: string[];
}

/** The registry as one visitor gets it: the document contains it and the shell works with it. */
export interface Composition {
  revision: number;
  base: string;
  /** The release of the shell for this visitor. */
  shell?: string;
  /** The oldest version of the shell that may continue without a reload. */
  minShell?: string;
  remotes: Record<string, ComposedPackage>;
  /** Set when the address asks for other releases than usual. */
  preview?: Preview;
}

/** The releases that one document shows instead of the registry's, and those that were refused. */
export interface Preview {
  overrides: PreviewOverride[];
  /** One sentence for each refused request. */
  refused: string[];
}

/** A request that the edge has granted. */
export interface PreviewOverride {
  remote: string;
  release: Release;
  /** Its expiry, in milliseconds since the epoch; code from a developer's own machine has none. */
  until?: number;
}

/**
 * Decides which releases make up the page for one visitor. Pure, so edge, shell and CLI reach the same result. A remote
 * without any release to offer is still listed, so that its addresses show a fallback and not "Page not found".
 */
export function compose(registry: Registry, visit: Visit = {}): Composition {
  const remotes = Object.entries(registry.remotes).flatMap(([name, slot]) => {
    const releases = releasesFor(slot, visit);
    const all = (releases[0] ?? slot.stable).routes;
    const routes = all.filter(({ access }) => access !== 'staff' || visit.staff);
    if (routes.length < all.length && routes.length === 0) return []; // the release has pages for staff only
    const candidates = releases.map((release) => asCandidate(release, slot));
    const blocked = slot.blocked?.length ? { blocked: slot.blocked } : {};
    return [[name, { routes, candidates, ...blocked }] as const];
  });
  const { revision, base, shell, minShell } = registry;
  const frame = shell && (releasesFor(shell, visit)[0] ?? shell.stable); // no page can be shown without a shell
  return {
    revision,
    base,
    ...(frame && { shell: frame.id }),
    ...(minShell && { minShell }),
    remotes: Object.fromEntries(remotes),
  };
}

/** Canary (for its share), then stable, then last good; without blocked, quarantined and duplicate releases. */
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

/** The release of the shell in a composition. */
export function shellOf({ shell }: Registry, composition: Composition): Release | undefined {
  const known = [shell?.stable, shell?.canary?.release, shell?.lastGood];
  return known.find((release) => release?.id === composition.shell);
}

function asCandidate(release: Release, { canary }: Slot): Candidate {
  const { id, container, entry, integrity } = release;
  const share = release === canary?.release ? { canary: canary.percent } : {};
  return { id, container, entry, integrity, ...share };
}
