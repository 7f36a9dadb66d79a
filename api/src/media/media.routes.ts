import type { FastifyPluginAsync } from 'fastify';

import { notFound } from '../app/httpError';
import { MEDIA_NAME } from './pictureFiles';

/**
 * Serves stored pictures. In production a bucket or the edge serves them. Browsers with AVIF support get AVIF once it
 * exists beside the WebP.
 */
export const mediaRoutes: FastifyPluginAsync = async (app) => {
  app.get<{ Params: { '*': string } }>(
    '/media/*',
    { schema: { hide: true } },
    async (request, reply) => {
      const name = request.params['*'];
      if (!MEDIA_NAME.test(name)) throw notFound();
      const better = /image\/avif/.test(request.headers.accept ?? '') && avifOf(name);
      const avif = better ? await app.deps.media.get(better) : undefined;
      const bytes = avif ?? (await app.deps.media.get(name));
      if (!bytes) throw notFound();
      return reply
        .headers({
          'cache-control': 'public, max-age=31536000, immutable',
          vary: 'accept',
          'content-disposition': 'inline',
          'content-security-policy': "default-src 'none'; sandbox",
          'cross-origin-resource-policy': 'cross-origin',
        })
        .type(avif || name.endsWith('.avif') ? 'image/avif' : 'image/webp')
        .send(bytes);
    },
  );
};

const avifOf = (name: string) => name.endsWith('.webp') && name.replace(/webp$/, 'avif');
