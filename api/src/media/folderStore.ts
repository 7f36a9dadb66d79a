import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { MediaStore } from './mediaStore';

/** Pictures as files in a folder. A file appears under its name only when it is whole. */
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
  };
}
