import { open, readdir, unlink } from 'node:fs/promises';
import { join } from 'node:path';

import { ifThere } from '../../store/ifThere';
import { FRESH_SECONDS, type SharedCache, STALE_SECONDS, TAGS_HEADER } from './SharedCache';

/** A cache file contains the key, then the headers; ours are shorter than this, in bytes. */
const HEAD_BYTES = 16_384;
const MAX_OPEN_FILES = 32;
/** The name of a complete cache file; files that nginx is still writing have other names. */
const STORED = /^[0-9a-f]{32}$/;

/**
 * The folder of nginx's `proxy_cache_path` on this machine. nginx has no purge of its own, but treats a response with a
 * missing file as not cached. nginx runs under the same account as the edge.
 */
export function nginxCache(folder: string): SharedCache {
  return {
    headers: (tags) => ({
      'cache-control': `public, max-age=0, s-maxage=${FRESH_SECONDS}, stale-while-revalidate=${STALE_SECONDS}`,
      [TAGS_HEADER]: tags.join(' '),
    }),
    async purge(tags) {
      const purged = new Set(tags);
      const files = (await entriesOf(folder))
        .filter((entry) => entry.isFile() && STORED.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name));
      for (let at = 0; at < files.length; at += MAX_OPEN_FILES) {
        await Promise.all(
          files.slice(at, at + MAX_OPEN_FILES).map(async (file) => {
            const stored = await tagsOf(file); // undefined when nginx has removed the file
            if (stored.some((tag) => purged.has(tag))) await ifThere(unlink(file));
          }),
        );
      }
    },
  };
}

const entriesOf = async (folder: string) =>
  (await ifThere(readdir(folder, { recursive: true, withFileTypes: true }))) ?? [];

async function tagsOf(path: string): Promise<string[]> {
  const file = await ifThere(open(path));
  if (!file) return [];
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const text = buffer.toString('latin1', 0, bytesRead);
    const end = text.indexOf('\r\n\r\n');
    const [, tags = ''] = HEADER.exec(end < 0 ? text : text.slice(0, end + 2)) ?? [];
    return tags.split(' ').filter(Boolean);
  } finally {
    await file.close();
  }
}

const HEADER = new RegExp(`\\r\\n${TAGS_HEADER}: ?([^\\r]*)\\r\\n`, 'i');
