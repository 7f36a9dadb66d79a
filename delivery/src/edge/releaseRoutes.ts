import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

import { NO_DOCUMENT_POLICY } from './securityHeaders';

/** `/name/id/file`: names are plain, and only these kinds of files are for browsers. */
const PUBLIC = /^\/[\w-]+\/[\w.-]+\/[\w.-]+\.(js|svg|webp|avif|png|woff2|mp4|vtt|pdf)$/;

/**
 * The files of releases, as they were packed when the release was sealed. A file never changes
 * under its address, so a browser asks once.
 * @param folder of the store
 */
export async function releaseRoutes(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(folder, 'releases'),
    prefix: '/releases/',
    decorateReply: false,
    index: false,
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    allowedPath: (path) => PUBLIC.test(path),
    setHeaders: (reply) => {
      reply.setHeader('access-control-allow-origin', '*');
      reply.setHeader('cross-origin-resource-policy', 'cross-origin');
      reply.setHeader('content-security-policy', NO_DOCUMENT_POLICY);
      reply.setHeader('vary', 'accept-encoding');
    },
  });
}
