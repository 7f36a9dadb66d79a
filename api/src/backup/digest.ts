import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

/** Paths of all files under a folder, with `/`, sorted; none where there is no folder. */
export async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/** SHA-256 of each file under a folder. */
export async function digests(folder: string, files: string[]): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const file of files) {
    const hash = createHash('sha256');
    await pipeline(createReadStream(path.join(folder, file)), hash);
    found[file] = hash.digest('hex');
  }
  return found;
}
