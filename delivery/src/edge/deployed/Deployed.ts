import type { Registry, Release } from 'contract/registry';
import type { ReleaseFile } from 'contract/release';
import { OperatorError } from 'server-kit/log';
import { readStoredRelease, UnreadableRelease } from '../../releases/readRelease';
import { readBelieved } from '../../store/revisions';
import { releasesIn, releasesOf } from '../../store/slots';
import { isNear, type Store } from '../../store/store';
import { HeadWatch } from './HeadWatch';
import { StoreTrouble } from './StoreTrouble';
import { readable, withKnown } from './slots';

/** Minimum interval between checks of a remote registry's head, and of any store's pointer, in milliseconds. */
export const POLL_INTERVAL_MS = 1000;

/** The deployment as the edge serves it: the newest revision, with the files of its releases. */
export interface ServedDeployment {
  registry: Registry;
  file(name: string, id: string): ReleaseFile | undefined;
}

/**
 * Follows the registry's head: a publish is noticed within a second, without notification. An unreadable part, or an
 * unreadable store, leaves the known state unchanged.
 */
export class Deployed {
  /** What was seen last, without checking again. */
  known: ServedDeployment | undefined;
  private readonly head: HeadWatch;
  private lookedAt = Number.NEGATIVE_INFINITY;
  private looking: Promise<void> | undefined;
  private isLate = false;
  private unreadable: string[] = [];
  private readonly noted: StoreTrouble;

  /**
   * @param onTrouble called once when the store, or something in it, cannot be read, and at intervals when that comes
   * and goes
   * @param pollTimeout how long pages wait for a check of a store that hangs, in milliseconds
   */
  constructor(
    private readonly store: Store,
    onTrouble: (error: unknown) => void,
    private readonly pollTimeout = 5000,
  ) {
    this.head = new HeadWatch(store, POLL_INTERVAL_MS);
    this.noted = new StoreTrouble(onTrouble);
  }

  /** The current problem of the store, in a text for everybody. */
  get trouble(): string | undefined {
    return this.noted.now;
  }

  /**
   * The current deployment; undefined while nothing was ever published.
   * @param isClose true to notice immediately, and not within a second, that the store is missing or replaced
   */
  async current(isClose = false): Promise<ServedDeployment | undefined> {
    if (isClose) {
      if (this.looking) await this.inTime(this.looking); // a read in progress may cover less
      this.head.lookClosely();
    }
    // In a folder a check costs one file stat, so the very next page load sees a publish.
    if (isNear(this.store) || performance.now() - this.lookedAt >= POLL_INTERVAL_MS) {
      this.looking ??= this.look().finally(() => {
        this.looking = undefined;
        this.isLate = false;
      });
      await (this.known ? this.inTime(this.looking) : this.looking);
    }
    return this.known;
  }

  /** Waits until the check ends or takes too long; the known deployment is served then. */
  private inTime(looking: Promise<void>): Promise<void> | undefined {
    if (this.isLate) return undefined;
    return new Promise((resolve) => {
      const late = setTimeout(() => {
        if (this.looking === looking) {
          this.isLate = true;
          this.noted.note('The release store does not answer.');
        }
        resolve();
      }, this.pollTimeout).unref();
      void looking.then(() => {
        clearTimeout(late);
        resolve();
      });
    });
  }

  private async look(): Promise<void> {
    try {
      const changed = await this.head.hasChanged(this.known?.registry.revision);
      if (changed || !this.known) {
        const { head, trouble } = await readBelieved(this.store);
        const seen = this.known?.registry.revision ?? 0;
        if (seen > (head?.revision ?? 0)) {
          throw new OperatorError(`The release store has lost revision ${seen}.`);
        }
        this.unreadable = [];
        if (head) this.known = await this.read(head);
        if (trouble) this.unreadable.push(trouble.message); // the valid part is served nevertheless
        await this.head.noteRead(head?.revision, trouble !== undefined);
      }
      this.noted.note(this.unreadable.sort().join(' ') || undefined);
    } catch (error) {
      this.noted.note('The release store cannot be read.', error);
      this.known ??= await this.readKept().catch(() => undefined); // the reason is already reported
    }
    this.lookedAt = performance.now();
  }

  /** The deployment with which an edge starts when it cannot read its store, e.g. because its own disk is full. */
  private async readKept(): Promise<ServedDeployment | undefined> {
    const { head } = this.store.kept ? await readBelieved(this.store.kept) : {};
    return head && this.read(head);
  }

  private async read(registry: Registry): Promise<ServedDeployment> {
    for (const name of Object.keys(registry.unread ?? {}))
      this.unreadable.push(`${name} cannot be read.`);
    const files = new Map<string, ReleaseFile>();
    const served = withKnown(registry, this.known?.registry);
    // In parallel, so that a start waits for a slow store only once.
    const reading = releasesIn(served).map(async ({ name, release }) => {
      const file = this.known?.file(name, release.id) ?? (await this.readFile(name, release));
      if (file) files.set(`${name}/${release.id}`, file);
    });
    await Promise.all(reading);
    const before = this.known?.registry.shell;
    const has = ({ id }: Release) => files.has(`shell/${id}`);
    const shell = served.shell && readable(served.shell, before, has);
    for (const { id } of shell && shell === before ? releasesOf(before) : []) {
      const file = this.known?.file('shell', id);
      if (file) files.set(`shell/${id}`, file);
    }
    return {
      registry: { ...served, ...(shell && { shell }) },
      file: (name, id) => files.get(`${name}/${id}`),
    };
  }

  /** Reads a file and verifies its hash in the registry; a changed file counts as missing. */
  private async readFile(name: string, { id, manifest }: Release) {
    try {
      const stored = await readStoredRelease(this.store, name, id);
      if (!stored && name === 'shell') this.unreadable.push(`shell ${id} is not in the store.`);
      if (!stored || manifest === undefined || manifest === stored.manifest) return stored?.file;
      this.unreadable.push(`release.json of ${name} ${id} is not the one that was published.`);
    } catch (error) {
      if (!(error instanceof UnreadableRelease)) throw error;
      this.unreadable.push(error.message);
    }
    return undefined;
  }
}
