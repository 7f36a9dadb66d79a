import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { MediaStore } from './mediaStore';

/** Stores pictures as files in a folder. A file gets its name only when it is complete. */
export function folderStore(folder: string): MediaStore {
  const place = (name: string) => path.join(folder, name);
  return {
    async put(name, bytes) {
      await mkdir(path.dirname(place(name)), { recursive: true });
      await writeFile(`${place(name)}.part`, bytes);
      await rename(`${place(name)}.part`, place(name));
    },
    get: (name) => readFile(place(name)).catch(() => undefined),
    delete: (name) => rm(place(name), { force: true }),

    async list(prefix) {
      const inside = prefix.slice(0, prefix.lastIndexOf('/') + 1);
      const entries = await readdir(place(inside)).catch(ifMissing(() => []));
      const names = entries.map((entry) => inside + entry);
      const files = [];
      for (const name of names.filter((one) => one.startsWith(prefix))) {
        const entry = await stat(place(name)).catch(ifMissing(() => undefined));
        if (entry?.isFile()) files.push({ name, writtenAt: entry.mtime });
      }
      return files;
    },
  };
}

/** A file deleted during the check counts as missing. */
const ifMissing =
  <T>(instead: () => T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code !== 'ENOENT') throw error;
    return instead();
  };
