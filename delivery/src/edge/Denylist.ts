import { type Composition, compose, type Registry } from 'contract/registry';

/** A release that could not be rendered is tried again after this time, in milliseconds. */
const DENY_MS = 5 * 60_000;

export interface Visitor {
  /** Random id of the browser, for canaries. */
  visitor?: string;
  /** Releases of the shell that did not start in this browser. */
  failedShells?: readonly string[];
  staff?: boolean;
}

/**
 * Releases whose server build threw or timed out, and shells with missing files. Pages are composed without them and
 * their scripts, so that edge and browser always run the same release. Temporary, because a good release can time out
 * on a machine under load.
 */
export class Denylist {
  private readonly since = new Map<string, number>();
  /** The composition of visitors outside of all canaries while every release is usable: that of most documents. */
  private readonly usual = new WeakMap<Registry, Composition>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  /**
   * @param beside the shell with which a remote's release failed; it may work with another shell, so that a bad canary
   * of the shell affects only its visitors
   */
  add(id: string, beside?: string): void {
    this.since.set(keyOf(id, beside), this.now());
  }

  has(id: string, beside?: string): boolean {
    const since = this.since.get(keyOf(id, beside));
    return since !== undefined && this.now() - since < DENY_MS;
  }

  /** The composition for one visitor. A package without a usable release keeps its releases, and browsers try them. */
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
