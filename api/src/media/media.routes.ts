import type { FastifyPluginAsync } from 'fastify';

import { notFound } from '../app/refusal';
import { MEDIA_NAME } from './mediaStore';

/** Stored pictures. In production a bucket or the edge serves them; this is for everything else. */
export const mediaRoutes: FastifyPluginAsync = async (app) => {
  app.get<{ Params: { '*': string } }>(
    '/media/*',
    { schema: { hide: true } },
    async (request, reply) => {
      const name = request.params['*'];
      const bytes = MEDIA_NAME.test(name) ? await app.parts.media.get(name) : undefined;
      if (!bytes) throw notFound();
      return reply
        .headers({
          'cache-control': 'public, max-age=31536000, immutable',
          'content-disposition': 'inline',
          'content-security-policy': "default-src 'none'; sandbox",
          'cross-origin-resource-policy': 'cross-origin',
        })
        .type(name.endsWith('.avif') ? 'image/avif' : 'image/webp')
        .send(bytes);
    },
  );
};
