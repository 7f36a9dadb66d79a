import type { Registry, Release, Slot } from 'contract/registry';
import type { ReleaseFile } from 'contract/release';
import type { Deployment } from './revisions';

/** The slots of a revision by package, including the shell. */
export function slotsIn({ shell, remotes }: Pick<Registry, 'shell' | 'remotes'>) {
  return Object.entries({ ...(shell && { shell }), ...remotes });
}

export function slotOf({ shell, remotes }: Deployment, name: string): Slot | undefined {
  if (name === 'shell') return shell;
  return Object.hasOwn(remotes, name) ? remotes[name] : undefined;
}

/** Every id that a slot offers, including fields of newer writers, but not the ids it only blocks. */
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
 * The deployment with a changed slot of one package.
 * @throws Error when the current slot is of an unknown kind
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
 * A release as the registry lists it.
 * @param manifest hash of its release.json; left out where it is only displayed
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

export function releasesOf({ stable, lastGood, canary }: Slot): Release[] {
  return [stable, lastGood, canary?.release].filter((one) => one !== undefined);
}

/** The releases that a revision can offer, each with its package. */
export const releasesIn = (revision: Pick<Registry, 'shell' | 'remotes'>) =>
  slotsIn(revision).flatMap(([name, slot]) =>
    releasesOf(slot).map((release) => ({ name, slot, release })),
  );
