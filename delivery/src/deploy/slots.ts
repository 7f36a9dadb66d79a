import type { Release, Slot } from 'contract/registry';
import type { ReleaseFile } from 'contract/release';
import type { Deployment } from '../store/revisions';

/** What a package owns of a deployment. */
export function slotOf({ shell, remotes }: Deployment, name: string): Slot | undefined {
  if (name === 'shell') return shell;
  return Object.hasOwn(remotes, name) ? remotes[name] : undefined;
}

/** Every id a slot names, also in what a newer writer put there; but not what it only blocks. */
export function idsIn(slot: unknown): string[] {
  const text = JSON.stringify(slot, (key, value) => (key === 'blocked' ? undefined : value));
  return [...text.matchAll(/"(\d+\.\d+\.\d+[\w.-]*)"/g)].map(([, id]) => id!);
}

/** @throws Error when the package was never published */
export function mustSlotOf(now: Deployment, name: string): Slot {
  const slot = slotOf(now, name);
  if (slot) return slot;
  const known = [...(now.shell ? ['shell'] : []), ...Object.keys(now.remotes)];
  throw new Error(`${name} was never published. Published are: ${known.join(', ') || 'none'}.`);
}

/**
 * The deployment with the slot of one package changed.
 * @throws Error when what stands there is of a kind that is not known here
 */
export function withSlot(now: Deployment, name: string, slot: Slot): Deployment {
  if (now.unread && name in now.unread) {
    throw new Error(`${name} was published by a newer mfe: update this checkout to change it.`);
  }
  return name === 'shell'
    ? { ...now, shell: slot }
    : { ...now, remotes: { ...now.remotes, [name]: slot } };
}

/**
 * A release as the registry names it.
 * @param manifest hash of its release.json; left out where it is only looked at
 */
export function toRelease(
  { id, container, entry, files, provides }: ReleaseFile,
  manifest?: string,
): Release {
  const routes = provides.routes.map(
    ({ sample: _checksOnly, query: _edgeOnly, ...route }) => route,
  );
  const { integrity } = files[entry]!;
  return { id, container, entry, integrity, ...(manifest && { manifest }), routes };
}

/** Releases a slot can hand to a browser. */
export function releasesOf({ stable, lastGood, canary }: Slot): Release[] {
  return [stable, lastGood, canary?.release].filter((one) => one !== undefined);
}
