import { type Composition, compose, type Registry } from '../registry';

/** A release that could not be rendered is tried again after this long, milliseconds. */
const REST = 5 * 60_000;

/**
 * Releases whose server build threw or hung. They are left out of pages, scripts and all, so that
 * what the edge draws and what the browser runs stay the same release. Not for ever: a machine
 * under load can make a good release look as if it hung.
 */
export class Avoided {
  private readonly since = new Map<string, number>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  add(id: string): void {
    this.since.set(id, this.now());
  }

  has(id: string): boolean {
    const since = this.since.get(id);
    return since !== undefined && this.now() - since < REST;
  }

  /** What one visitor gets. A remote with nothing better left keeps its releases: browsers try them. */
  compose(registry: Registry, visitor?: string): Composition {
    const quarantined = new Set([...this.since.keys()].filter((id) => this.has(id)));
    const all = compose(registry, { visitor });
    if (quarantined.size === 0) return all;
    const better = compose(registry, { visitor, quarantined });
    const remotes = Object.entries(better.remotes).map(([name, part]) => {
      return [name, part.candidates.length > 0 ? part : all.remotes[name]!] as const;
    });
    return { ...better, remotes: Object.fromEntries(remotes) };
  }
}
