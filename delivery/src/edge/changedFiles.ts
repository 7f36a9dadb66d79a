import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

import type { ReleaseFile } from 'contract/release';
import { LRUCache } from 'lru-cache';

import { releasePrefix } from '../releases/releaseKeys';
import { isAsSealed } from '../releases/upload';

/** When there are more files than this, some are checked again. */
const MAX_REMEMBERED = 20_000;

/**
 * Browsers verify the hashes of scripts only. Pictures, fonts and films are verified here, once for each time that they
 * were written.
 * @returns a function that finds the files of a release that were changed after it was published, as keys of the store
 */
export function changedFiles(folder: string) {
  const known = new LRUCache<string, Promise<boolean>>({ max: MAX_REMEMBERED });

  async function isUnchanged(release: ReleaseFile, file: string): Promise<boolean> {
    const path = join(folder, releasePrefix(release.name, release.id), file);
    const found = await stat(path).catch(() => undefined);
    if (!found) return true; // a missing file is not served
    // An attacker can reset a file's mtime, but not its ctime.
    const version = `${path} ${found.ino} ${found.ctimeMs} ${found.size}`;
    const looked =
      known.get(version) ??
      readFile(path).then((content) => isAsSealed(release, file, content), forget(version));
    known.set(version, looked);
    return looked;
  }

  /** A file that could not be read is checked again. */
  const forget = (version: string) => (error: unknown) => {
    known.delete(version);
    throw error;
  };

  return async (release: ReleaseFile, files: readonly string[]): Promise<string[]> => {
    const sound = await Promise.all(files.map((file) => isUnchanged(release, file)));
    const prefix = releasePrefix(release.name, release.id);
    return files.filter((_file, at) => !sound[at]).map((file) => prefix + file);
  };
}
