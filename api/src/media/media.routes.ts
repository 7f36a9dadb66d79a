import type { FastifyPluginAsync } from 'fastify';
import { matchesEtag } from 'server-kit/etag';
import { PICTURE_CACHING } from 'server-kit/pictures';

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
      const isAvif = Boolean(avif) || name.endsWith('.avif');
      const etag = `"${name}${isAvif ? '-avif' : ''}"`; // a name always has the same bytes
      void reply
        .headers({
          etag,
          'cache-control': PICTURE_CACHING,
          vary: 'accept',
          'content-disposition': 'inline',
          'content-security-policy': "default-src 'none'; sandbox",
          'cross-origin-resource-policy': 'cross-origin',
        })
        .type(isAvif ? 'image/avif' : 'image/webp');
      if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply.send(bytes);
    },
  );
};

const avifOf = (name: string) => name.endsWith('.webp') && name.replace(/webp$/, 'avif');
