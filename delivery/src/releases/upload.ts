import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { MAPS_FILE, type ReleaseFile, type ReleaseFolder } from 'contract/release';
import { integrityOf } from 'server-kit/integrity';

import type { Store } from '../store/store';
import { changedKeys } from '../trust/written';
import { readPassed } from './passed';
import { readStoredRelease } from './readRelease';
import { CONTRACT_FILE, mapsKey, RELEASE_FILE, releasePrefix, SERVER_FILE } from './releaseKeys';

/**
 * Writes a release into the store, where it never changes, and reads every byte back. A release that passed its checks
 * is not uploaded again; half an upload is completed.
 * @returns the hash of its release.json in the store
 * @throws Error when the store contains, or returns, other bytes than were sealed
 */
export async function upload(store: Store, { dir, release }: ReleaseFolder): Promise<string> {
  const { name, id } = release;
  const prefix = releasePrefix(name, id);
  if (!(await readPassed(store, name, id))) await send(store, dir, release, prefix);
  const stored = await readStoredRelease(store, name, id);
  const differing = stored ? differences(stored.file, release) : [];
  if (stored && differing.length === 0) return stored.manifest;
  if (stored && !differing.some((word) => CONTENT_FIELDS.has(word))) {
    throw new Error(
      `${name} ${id} is already in the store with the same files, but with other metadata ` +
        `(${differing.join(', ')}), because another version of the tooling built it. Give it a new ` +
        'version (`npm run versions -- --write`), and publish that.',
    );
  }
  throw new Error(`${prefix}${RELEASE_FILE} in the store is not the file that was sealed.`);
}

async function send(store: Store, dir: string, release: ReleaseFile, prefix: string) {
  const files = (await readdir(dir)).filter((file) => file !== RELEASE_FILE);
  const sendOne = async (file: string) => {
    const key = file === MAPS_FILE ? mapsKey(release.name, release.id) : prefix + file;
    await store.create(key, await readFile(join(dir, file)));
    const stored = await store.read(key);
    if (!stored || !isAsSealed(release, file, stored)) {
      throw new Error(`${key} in the store is not the file that was sealed.`);
    }
  };
  await Promise.all(files.map(sendOne));
  await store.create(prefix + RELEASE_FILE, await readFile(join(dir, RELEASE_FILE)));
}

/** Fields of a release file that depend on the bytes of the release. */
const CONTENT_FIELDS = new Set(['files', 'server', 'entry']);

/**
 * Fields in which two release files differ. Two machines may compress the same bytes to different sizes; everything
 * else of a release must be identical.
 */
function differences(one: ReleaseFile, other: ReleaseFile): string[] {
  const plain = (release: ReleaseFile) =>
    JSON.parse(
      JSON.stringify(release, (key, value) => (SIZE_FIELDS.has(key) ? undefined : value)),
    ) as Record<string, unknown>;
  return changedKeys(plain(one), plain(other));
}

/** Source maps are included: they are compressed, and no browser runs them. */
const SIZE_FIELDS = new Set(['brotli', 'gzip', 'maps']);

/** True when a stored file, decompressed if necessary, has the hash in its release file. */
export function isAsSealed(release: ReleaseFile, file: string, content: Buffer): boolean {
  if (file === CONTRACT_FILE) return integrityOf(content) === release.contract?.integrity;
  if (file === MAPS_FILE) return integrityOf(content) === release.maps?.integrity;
  if (file === SERVER_FILE) return integrityOf(content) === release.server.integrity;
  const plain = file.replace(/\.(br|gz)$/, '');
  const expected = release.files[plain]?.integrity;
  return expected !== undefined && expected === integrityOf(unpacked(file, content));
}

function unpacked(file: string, content: Buffer): Buffer {
  try {
    if (file.endsWith('.br')) return brotliDecompressSync(content);
    if (file.endsWith('.gz')) return gunzipSync(content);
    return content;
  } catch {
    return Buffer.alloc(0); // not compressed correctly: the hash then does not match
  }
}
