import { type Composition, compose, type Registry } from 'contract/registry';

/** A release that could not be rendered is tried again after this long, milliseconds. */
const DENY_MS = 5 * 60_000;

/** Whose page is composed. */
export interface Visitor {
  /** Random name of the browser, for canaries. */
  visitor?: string;
  /** Releases of the shell that did not start in this browser. */
  failedShells?: readonly string[];
  /** Holds a pass of staff. */
  staff?: boolean;
}

/**
 * Releases whose server build threw or hung, and shells whose files are gone. They are left out of pages,
 * scripts and all, so that what the edge draws and what the browser runs stay the same release. Not for
 * ever: a machine under load can make a good release look as if it hung.
 */
export class Denylist {
  private readonly since = new Map<string, number>();
  /** What whoever is in no canary gets while every release can be used: most documents. */
  private readonly usual = new WeakMap<Registry, Composition>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  /**
   * @param beside the shell that a remote's release failed with: with another one it may well work, so
   * that a bad canary of the shell takes nothing from those who do not have it
   */
  add(id: string, beside?: string): void {
    this.since.set(keyOf(id, beside), this.now());
  }

  has(id: string, beside?: string): boolean {
    const since = this.since.get(keyOf(id, beside));
    return since !== undefined && this.now() - since < DENY_MS;
  }

  /** What one visitor gets. A package with nothing better left keeps its releases: browsers try them. */
  compose(registry: Registry, { failedShells = [], ...visit }: Visitor = {}): Composition {
    const all = this.composeAll(registry, visit);
    const known = [...this.since.keys()].map((key) => key.split(SEPARATOR)[0]!);
    const shells = new Set([...known.filter((id) => this.has(id)), ...failedShells]);
    if (known.length + shells.size === 0) return all;
    const { shell } = compose(registry, { ...visit, quarantined: shells });
    const quarantined = new Set(known.filter((id) => this.has(id, shell)));
    const better = compose(registry, { ...visit, quarantined });
    const remotes = Object.entries(better.remotes).map(([name, composed]) => {
      return [name, composed.candidates.length > 0 ? composed : all.remotes[name]!] as const;
    });
    return { ...all, ...(shell && { shell }), remotes: Object.fromEntries(remotes) };
  }

  private composeAll(registry: Registry, visit: Omit<Visitor, 'failedShells'>): Composition {
    if (visit.visitor !== undefined || visit.staff) return compose(registry, visit);
    const known = this.usual.get(registry) ?? compose(registry);
    this.usual.set(registry, known);
    return known;
  }
}

const SEPARATOR = ' beside ';

const keyOf = (id: string, beside?: string) =>
  beside === undefined ? id : id + SEPARATOR + beside;
