import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { ReleaseFile } from 'contract/release';
import type { FastifyInstance } from 'fastify';
import { makeFolder } from 'server-kit/atomic-file';

import { RELEASE_FILE, releasePrefix } from '../releases/releaseKeys';
import type { Store } from '../store/store';
import { NO_DOCUMENT_POLICY } from './answers/securityHeaders';
import { changedFiles } from './changedFiles';
import type { FindLoadable } from './deployed/loadable';

/** `/name/id/file`: names are plain, and only these kinds of files are for browsers. */
const PUBLIC =
  /^\/([\w-]+)\/([\w.-]+)\/(release\.json|[\w.-]+\.(?:js|svg|webp|avif|png|woff2|webm|mp4|vtt|pdf))$/;
const PREFIX = '/releases/';

/**
 * Serves the files of releases in the compressed forms made when the release was sealed. A file at an address never
 * changes, so a browser requests it once.
 * @param folder the local folder that contains them, or to which they are copied from `store`
 * @param findVouched returns the files that may be served: those that their release lists
 */
export async function releaseRoutes(
  app: FastifyInstance,
  store: Store,
  folder: string,
  findVouched: FindLoadable,
): Promise<void> {
  const root = makeFolder(join(folder, 'releases'), 0o777); // minus the umask
  await app.register(async (files) => {
    const findChanged = changedFiles(folder);
    files.addHook('onRequest', async ({ url, log }, reply) => {
      const [, name, id, file] = PUBLIC.exec(pathIn(url)) ?? [];
      const release = name && id ? await findVouched(name, id) : undefined;
      if (!release || !file || !isOf(release, file)) return reply.callNotFound();
      if (file === RELEASE_FILE) return;
      const twins = twinsOf(release, file);
      if (store.far) await bring(store, release, twins);
      const changed = await findChanged(release, twins);
      if (changed.length === 0) return;
      log.error({ package: name, release: id, file: changed[0] }, CHANGED);
      for (const key of changed) await store.forget?.(key); // the correct file may replace it
      return reply.callNotFound();
    });
    await files.register(fastifyStatic, {
      root,
      prefix: PREFIX,
      decorateReply: false,
      index: false,
      immutable: true,
      maxAge: '365d',
      preCompressed: true,
      allowedPath: (path) => PUBLIC.test(path),
      setHeaders: (reply) => {
        reply.setHeader('access-control-allow-origin', '*');
        reply.setHeader('timing-allow-origin', '*');
        reply.setHeader('cross-origin-resource-policy', 'cross-origin');
        reply.setHeader('content-security-policy', NO_DOCUMENT_POLICY);
        reply.setHeader('vary', 'accept-encoding');
      },
    });
  });
}

/** The path after the prefix, as the file server will decode it. */
function pathIn(url: string): string {
  try {
    return decodeURIComponent(url.slice(PREFIX.length - 1).split('?')[0]!);
  } catch {
    return ''; // not the address of a file
  }
}

/** A file that somebody added to the folder of a release does not belong to it. */
const isOf = ({ files }: ReleaseFile, file: string) =>
  file === RELEASE_FILE || Object.hasOwn(files, file);

const CHANGED =
  'A file of a release differs from what was published and is not served. Run mfe verify.';

/** A file and its compressed forms. */
const twinsOf = ({ files }: ReleaseFile, file: string) =>
  files[file]?.brotli ? [file, `${file}.br`, `${file}.gz`] : [file];

/** Copies files from the store to the local folder. */
async function bring(store: Store, { name, id }: ReleaseFile, files: string[]): Promise<void> {
  await Promise.all(files.map((file) => store.read(releasePrefix(name, id) + file)));
}
