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
 * The files of releases, as they were packed when the release was sealed. A file never changes
 * under its address, so a browser asks once.
 * @param folder where they lie on this machine, or come to lie when they are read from `store`
 * @param findVouched says which files are handed out at all: those its release names
 */
export async function releaseRoutes(
  app: FastifyInstance,
  store: Store,
  folder: string,
  findVouched: FindLoadable,
): Promise<void> {
  const root = makeFolder(join(folder, 'releases'), 0o777); // less the umask
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
      for (const key of changed) await store.forget?.(key); // the right one may come in its place
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

/** What the address says behind the prefix, as the file server will read it. */
function pathIn(url: string): string {
  try {
    return decodeURIComponent(url.slice(PREFIX.length - 1).split('?')[0]!);
  } catch {
    return ''; // no address of a file
  }
}

/** A file that somebody laid beside those of a release is not of it. */
const isOf = ({ files }: ReleaseFile, file: string) =>
  file === RELEASE_FILE || Object.hasOwn(files, file);

const CHANGED = 'A file of a release is not what was published.';

/** A file and what is packed of it. */
const twinsOf = ({ files }: ReleaseFile, file: string) =>
  files[file]?.brotli ? [file, `${file}.br`, `${file}.gz`] : [file];

/** Reads files, so that they lie in the folder. */
async function bring(store: Store, { name, id }: ReleaseFile, files: string[]): Promise<void> {
  await Promise.all(files.map((file) => store.read(releasePrefix(name, id) + file)));
}
