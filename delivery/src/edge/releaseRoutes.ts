import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

import { readRelease } from '../publish/readRelease';
import { releasePrefix } from '../publish/releaseKeys';
import type { Store } from '../store/store';
import { NO_DOCUMENT_POLICY } from './securityHeaders';

/** `/name/id/file`: names are plain, and only these kinds of files are for browsers. */
const PUBLIC =
  /^\/([\w-]+)\/([\w.-]+)\/(release\.json|[\w.-]+\.(?:js|svg|webp|avif|png|woff2|webm|mp4|vtt|pdf))$/;
const PREFIX = '/releases/';

/**
 * The files of releases, as they were packed when the release was sealed. A file never changes
 * under its address, so a browser asks once.
 * @param folder where they lie on this machine, or come to lie when they are read from `store`
 */
export async function releaseRoutes(
  app: FastifyInstance,
  store: Store,
  folder: string,
): Promise<void> {
  if (store.far) {
    app.addHook('onRequest', async ({ url }) => {
      if (url.startsWith(PREFIX)) await bring(store, url.slice(PREFIX.length - 1).split('?')[0]!);
    });
  }
  await mkdir(join(folder, 'releases'), { recursive: true });
  await app.register(fastifyStatic, {
    root: join(folder, 'releases'),
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
}

/** Reads a file and its packed twins, so that they lie in the folder. */
async function bring(store: Store, path: string): Promise<void> {
  const [, name, id, file] = PUBLIC.exec(path) ?? [];
  if (!name || !id || !file) return;
  const known = (await readRelease(store, name, id))?.files[file];
  if (!known) return;
  const twins = known.brotli ? [file, `${file}.br`, `${file}.gz`] : [file];
  await Promise.all(twins.map((twin) => store.read(releasePrefix(name, id) + twin)));
}
