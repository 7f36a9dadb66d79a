import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

import type { ReleaseFile } from 'contract/release';
import { LRUCache } from 'lru-cache';

import { releasePrefix } from '../releases/releaseKeys';
import { isAsSealed } from '../releases/upload';

/** More files than these are looked at again when somebody asks. */
const MAX_REMEMBERED = 20_000;

/** Which of a release's files were changed since it was published, `[]` when none was; as keys of the store. */
export type FindChanged = (release: ReleaseFile, files: readonly string[]) => Promise<string[]>;

/**
 * Browsers check scripts by their hashes, and nothing else: pictures, fonts and films are checked here,
 * once for each time that they were written.
 * @param folder of the store
 */
export function changedFiles(folder: string): FindChanged {
  const known = new LRUCache<string, Promise<boolean>>({ max: MAX_REMEMBERED });

  async function isUnchanged(release: ReleaseFile, file: string): Promise<boolean> {
    const path = join(folder, releasePrefix(release.name, release.id), file);
    const found = await stat(path).catch(() => undefined);
    if (!found) return true; // what is not there is not handed out
    // Whoever changes a file can set its time of change back, but not that of its entry.
    const version = `${path} ${found.ino} ${found.ctimeMs} ${found.size}`;
    const looked =
      known.get(version) ??
      readFile(path).then((content) => isAsSealed(release, file, content), forget(version));
    known.set(version, looked);
    return looked;
  }

  /** A file that could not be read is looked at again. */
  const forget = (version: string) => (error: unknown) => {
    known.delete(version);
    throw error;
  };

  return async (release, files) => {
    const sound = await Promise.all(files.map((file) => isUnchanged(release, file)));
    const prefix = releasePrefix(release.name, release.id);
    return files.filter((_file, at) => !sound[at]).map((file) => prefix + file);
  };
}
