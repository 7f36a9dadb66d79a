import { type ReleaseFile, readableRelease } from 'contract/release';
import { integrityOf } from 'server-kit/integrity';
import { tryParseJson } from 'server-kit/json';

import type { Store } from '../store/store';
import { RELEASE_FILE, releasePrefix } from './releaseKeys';

export interface StoredRelease {
  file: ReleaseFile;
  manifest: string;
}

/** A release file that cannot be parsed, or is of an unknown kind. */
export class UnreadableRelease extends Error {}

/** Handles the failure where an unreadable release counts as none. */
export function noneIfUnreadable(error: unknown): undefined {
  if (!(error instanceof UnreadableRelease)) throw error;
}

/**
 * A published release; undefined when it was never, or not completely, published.
 * @throws UnreadableRelease
 */
export async function readRelease(
  store: Store,
  name: string,
  id: string,
): Promise<ReleaseFile | undefined> {
  return (await readStoredRelease(store, name, id))?.file;
}

/**
 * The same, with the hash that revisions certify.
 * @throws UnreadableRelease
 */
export async function readStoredRelease(
  store: Store,
  name: string,
  id: string,
): Promise<StoredRelease | undefined> {
  const content = await store.read(releasePrefix(name, id) + RELEASE_FILE);
  if (!content) return undefined;
  const { data } = readableRelease.safeParse(tryParseJson(content));
  const file = data as unknown as ReleaseFile | undefined;
  if (!file) throw unreadable('of another kind');
  if (file.name !== name || file.id !== id) throw unreadable(`that of ${file.name} ${file.id}`);
  return { file, manifest: integrityOf(content) };

  function unreadable(what: string): UnreadableRelease {
    return new UnreadableRelease(`${name} ${id} cannot be read: its ${RELEASE_FILE} is ${what}.`);
  }
}
