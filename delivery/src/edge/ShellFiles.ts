import { releasePrefix } from '../releases/releaseKeys';
import { releasesOf } from '../store/slots';
import { isNear, type Store } from '../store/store';
import type { ServedDeployment } from './deployed/Deployed';

/** Minimum interval between checks for files in a remote store, in milliseconds. */
const FAR_POLL_INTERVAL_MS = 60_000;

/** Checks whether the scripts in a shell's documents can be served. */
export class ShellFiles {
  private lookedAt = Number.NEGATIVE_INFINITY;
  private lookedFor = '';
  private lost = new Map<string, string>();

  /** @param onLost called once for each release with a missing file */
  constructor(
    private readonly store: Store,
    private readonly onLost: (id: string, file: string) => void,
  ) {}

  /** Ids of shell releases that no browser can start; empty when there is no better release. */
  async unusable({ registry: { shell }, file }: ServedDeployment): Promise<string[]> {
    const releases = shell ? releasesOf(shell) : [];
    const ids = releases.map(({ id }) => id).join();
    const isFresh = performance.now() - this.lookedAt < FAR_POLL_INTERVAL_MS;
    if (!isNear(this.store) && isFresh && ids === this.lookedFor)
      return this.answer(releases.length);
    const lost = new Map<string, string>();
    for (const { id } of releases) {
      const gone = await this.firstLost(id, file('shell', id)?.initial);
      if (gone !== undefined) lost.set(id, gone);
    }
    for (const [id, gone] of lost) if (!this.lost.has(id)) this.onLost(id, gone);
    this.lost = lost;
    this.lookedAt = performance.now();
    this.lookedFor = ids;
    return this.answer(releases.length);
  }

  private answer(known: number): string[] {
    return this.lost.size < known ? [...this.lost.keys()] : [];
  }

  private async firstLost(id: string, scripts?: readonly string[]): Promise<string | undefined> {
    if (!scripts) return 'release.json';
    for (const name of scripts) {
      if (!(await this.isThere(releasePrefix('shell', id) + name))) return name;
    }
    return undefined;
  }

  /** An unreachable store has lost nothing, because the files that were read are stored on this machine. */
  private async isThere(key: string): Promise<boolean> {
    if (isNear(this.store)) return (await this.store.stamp(key)) !== undefined;
    return this.store.read(key).then(
      (content) => content !== undefined,
      () => true,
    );
  }
}
