import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { makeFolder } from 'server-kit/atomic-file';

import { ifThere } from './ifThere';
import type { Store } from './store';

/** Folder for incomplete files; never listed. */
const PARTIAL_FOLDER = '.half';

/**
 * A store in a local folder. Any number of processes may use it at once.
 * @param openFile opens a file for writing; a test's may stop in the middle of a file
 */
export function folderStore(path: string, openFile: typeof open = open): Store {
  const root = resolve(path);
  const placeOf = (key: string) => join(root, ...key.split('/'));

  /** The content is complete and on disk before the file gets its name. */
  async function write(key: string, content: Buffer | string, show: typeof link): Promise<void> {
    const half = join(root, PARTIAL_FOLDER, randomUUID());
    makeFolder(dirname(half), 0o777); // minus the umask
    await mkdir(dirname(placeOf(key)), { recursive: true });
    try {
      const file = await openFile(half, 'wx');
      try {
        await file.writeFile(content);
        await file.sync();
      } finally {
        await file.close();
      }
      await show(half, placeOf(key));
    } finally {
      await rm(half, { force: true });
    }
  }

  return {
    folder: root,

    read: (key) => ifThere(readFile(placeOf(key))),

    async create(key, content) {
      try {
        await write(key, content, link);
        return true;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
        throw error;
      }
    },

    replace: (key, content) => write(key, content, rename),

    remove: (key) => rm(placeOf(key), { force: true }),

    async list(prefix) {
      const found = await ifThere(readdir(placeOf(prefix), FILES));
      return (found ?? [])
        .filter((entry) => entry.isFile())
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
        .sort();
    },

    async halves(before) {
      const files = (await ifThere(readdir(join(root, PARTIAL_FOLDER)))) ?? [];
      const keys = files.map((file) => `${PARTIAL_FOLDER}/${file}`);
      const begun = await Promise.all(keys.map((key) => ifThere(stat(placeOf(key)))));
      return keys.filter((_key, index) => (begun[index]?.mtimeMs ?? before) < before);
    },

    async stamp(key) {
      const found = await ifThere(stat(placeOf(key), { bigint: true }));
      return found && `${found.mtimeNs}-${found.ino}-${found.size}`;
    },
  };
}

const FILES = { recursive: true, withFileTypes: true } as const;
