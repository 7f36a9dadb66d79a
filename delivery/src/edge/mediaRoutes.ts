import { access } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { makeFolder } from 'server-kit/atomic-file';

import { NO_DOCUMENT_POLICY } from './answers/securityHeaders';

const PICTURE = /^(?:[\w-]+\/)*[\w.-]+\.(webp|avif|jpe?g|png|gif)$/;

/**
 * Stored pictures. Their names are random and their bytes never change; a browser that reads AVIF
 * gets it where the api has made one beside the WebP. What is not in the folder is the api's to find, which
 * may keep pictures on another machine.
 * @param pass hands a call on to the api
 */
export async function mediaRoutes(
  app: FastifyInstance,
  folder: string,
  pass: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
): Promise<void> {
  const root = makeFolder(folder, 0o777); // less the umask: api and edge may have accounts of their own
  await app.register(fastifyStatic, { root, serve: false });

  app.get<{ Params: { '*': string } }>('/media/*', async (request, reply) => {
    const wanted = request.params['*'];
    if (!PICTURE.test(wanted)) return reply.callNotFound();
    const avif = wanted.replace(/\.webp$/, '.avif');
    const better = /image\/avif/.test(request.headers.accept ?? '') && avif !== wanted;
    const name = better && (await exists(join(folder, avif))) ? avif : wanted;
    if (!(await exists(join(folder, name)))) return pass(request, reply);
    void reply.headers({
      vary: 'accept',
      'content-disposition': 'inline',
      'content-security-policy': NO_DOCUMENT_POLICY,
      'cross-origin-resource-policy': 'cross-origin',
    });
    return reply.sendFile(name, { maxAge: '365d', immutable: true });
  });
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );
