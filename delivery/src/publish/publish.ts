import type { ReleaseFile, ReleaseFolder } from 'tooling/release';

import type { Registry, Release, Slot } from '../registry';
import { type Author, type Deployment, revise } from '../store/revisions';
import type { Store } from '../store/store';
import { upload } from './upload';

/** What became visible. */
export interface Published {
  /** The revision that stands now. */
  registry: Registry;
  /** Releases that were not the stable ones before. */
  changed: ReleaseFile[];
}

/**
 * Publishes releases: they become the stable ones in one revision, all or none, and those they
 * replace stay behind them as last good. What is stable already is left alone.
 */
export async function publish(
  store: Store,
  folders: readonly ReleaseFolder[],
  author: Author,
): Promise<Published> {
  for (const folder of folders) await upload(store, folder);

  const releases = folders.map(({ release }) => release);
  let changed: ReleaseFile[] = [];
  const registry = await revise(store, author, (now) => {
    changed = releases.filter(({ name, id }) => slotOf(now, name)?.stable.id !== id);
    return changed.length > 0 ? changed.reduce(withStable, now) : undefined;
  });
  if (!registry) throw new Error('There is nothing to publish.');
  return { registry, changed };
}

/** The part of a deployment that a package owns. */
export function slotOf({ shell, remotes }: Deployment, name: string): Slot | undefined {
  return name === 'shell' ? shell : remotes[name];
}

function withStable(now: Deployment, release: ReleaseFile): Deployment {
  const { name } = release;
  const before = slotOf(now, name);
  const { canary, ...rest } = before ?? {};
  const slot: Slot = {
    ...rest,
    ...(canary && canary.release.id !== release.id && { canary }),
    stable: toRelease(release),
    ...(before && { lastGood: before.stable }),
  };
  return name === 'shell'
    ? { ...now, shell: slot }
    : { ...now, remotes: { ...now.remotes, [name]: slot } };
}

function toRelease({ id, container, entry, files, provides }: ReleaseFile): Release {
  return { id, container, entry, integrity: files[entry]!.integrity, routes: provides.routes };
}
