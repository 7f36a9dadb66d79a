import { access } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { makeFolder } from 'server-kit/atomic-file';
import { PICTURE_CACHING } from 'server-kit/pictures';

import { NO_DOCUMENT_POLICY } from './answers/securityHeaders';

const PICTURE = /^(?:[\w-]+\/)*[\w.-]+\.(webp|avif|jpe?g|png|gif)$/;

/**
 * Serves stored pictures, which caches confirm by their ETag. Browsers that support AVIF get it when the api has made
 * one beside the WebP. Files that are not in the folder are requested from the api, which may store pictures elsewhere.
 * @param pass forwards a call to the api
 */
export async function mediaRoutes(
  app: FastifyInstance,
  folder: string,
  pass: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
): Promise<void> {
  const root = makeFolder(folder, 0o777); // minus the umask, because api and edge may run under different accounts
  await app.register(fastifyStatic, { root, serve: false });

  app.route<{ Params: { '*': string } }>({
    // Fastify's own HEAD routes would give responses of the api, which come without a body, a length of zero.
    method: ['GET', 'HEAD'],
    url: '/media/*',
    async handler(request, reply) {
      const wanted = request.params['*'];
      if (!PICTURE.test(wanted)) return reply.callNotFound();
      const avif = wanted.replace(/\.webp$/, '.avif');
      const better = /image\/avif/.test(request.headers.accept ?? '') && avif !== wanted;
      const name = better && (await exists(join(folder, avif))) ? avif : wanted;
      if (!(await exists(join(folder, name)))) return pass(request, reply);
      void reply.headers({
        'cache-control': PICTURE_CACHING,
        vary: 'accept',
        'content-disposition': 'inline',
        'content-security-policy': NO_DOCUMENT_POLICY,
        'cross-origin-resource-policy': 'cross-origin',
      });
      return reply.sendFile(name, { cacheControl: false });
    },
  });
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );
