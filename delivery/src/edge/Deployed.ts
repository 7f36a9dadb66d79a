import type { ReleaseFile } from 'tooling/release';

import { readRelease } from '../publish/readRelease';
import { type Registry, type Release, releasesFor } from '../registry';
import { headStamp, readHead } from '../store/revisions';
import type { Store } from '../store/store';

/** The head of a registry far away is looked at no more often than this, milliseconds. */
export const LOOK_EVERY = 1000;

/** What is deployed: the newest revision and everything about the releases it names. */
export interface Deployment {
  registry: Registry;
  /** The release file of a part's release. */
  file(part: string, id: string): ReleaseFile | undefined;
}

/** Follows the registry's head: a publish is seen within a second at most, without being told. */
export class Deployed {
  /** What was seen last, without looking again. */
  known: Deployment | undefined;
  private stamp = '';
  private lookedAt = Number.NEGATIVE_INFINITY;
  private looking: Promise<void> | undefined;

  /** @param onTrouble told when the store cannot be read; what was known stays in use */
  constructor(
    private readonly store: Store,
    private readonly onTrouble: (error: unknown) => void,
  ) {}

  /** What is deployed now; undefined while nothing was ever published. */
  async current(): Promise<Deployment | undefined> {
    // In a folder it costs two looks at a file: then a publish is seen by the very next page load.
    const near = this.store.folder && !this.store.far;
    if (near || performance.now() - this.lookedAt >= LOOK_EVERY) {
      this.looking ??= this.look().finally(() => {
        this.looking = undefined;
      });
      await this.looking;
    }
    return this.known;
  }

  private async look(): Promise<void> {
    try {
      const stamp = await headStamp(this.store, this.known?.registry.revision ?? 0);
      if (stamp !== this.stamp || !this.known) {
        const registry = await readHead(this.store);
        this.known = registry && (await this.read(registry));
        this.stamp = await headStamp(this.store, registry?.revision ?? 0);
      }
    } catch (error) {
      this.onTrouble(error);
    }
    this.lookedAt = performance.now();
  }

  private async read(registry: Registry): Promise<Deployment> {
    const files = new Map<string, ReleaseFile>();
    const slots = { ...registry.remotes, ...(registry.shell && { shell: registry.shell }) };
    for (const [part, slot] of Object.entries(slots)) {
      const releases: Release[] = [...releasesFor(slot), slot.stable];
      if (slot.canary) releases.push(slot.canary.release);
      for (const { id } of releases) {
        const known = this.known?.file(part, id) ?? (await readRelease(this.store, part, id));
        if (known) files.set(`${part}/${id}`, known);
      }
    }
    return { registry, file: (part, id) => files.get(`${part}/${id}`) };
  }
}
