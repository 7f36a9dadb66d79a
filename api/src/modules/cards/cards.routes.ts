import { createHash } from 'node:crypto';
import { IdText } from 'contract/wire/text.contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { matchesEtag } from 'server-kit/etag';
import { z } from 'zod';
import { pictureName } from '../../media/pictureFiles';
import type { Card } from './card';
import { cardsService } from './cards.service';

/** Part of the address: increase it when the styles change, so caches fetch the cards again. */
const CARD_STYLE_VERSION = 1;
const MAX_CARDS = 200; // cards, about 60 KB each

const JPG = /\.jpg$/;
const NumberedFile = z.object({
  file: z
    .string()
    .regex(JPG)
    .transform((file) => file.replace(JPG, ''))
    .pipe(IdText),
});
const NamedFile = z.object({ file: z.string().regex(/^[a-z-]{1,40}\.jpg$/) });

/** Pictures of shared links. They are next to /media, because crawlers must not read /api. */
export const cardsRoutes: FastifyPluginAsyncZod = async (app) => {
  const { config, media } = app.deps;
  const cards = cardsService(app.deps);
  const kept = new Map<string, Promise<Buffer>>();

  /** The ETag is derived from the card's content, so an unchanged card gets a 304 without drawing it. */
  async function send(request: FastifyRequest, reply: FastifyReply, card: Card) {
    const key = JSON.stringify([CARD_STYLE_VERSION, config.productName, card]);
    const etag = `"${createHash('sha1').update(key).digest('base64url')}"`;
    void reply.headers({
      etag,
      'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('image/jpeg').send(await picture(key, card));
  }

  function picture(key: string, card: Card): Promise<Buffer> {
    const drawing = kept.get(key) ?? draw(card);
    kept.delete(key);
    kept.set(key, drawing);
    drawing.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > MAX_CARDS && oldest !== undefined) kept.delete(oldest);
    return drawing;
  }

  async function draw(card: Card): Promise<Buffer> {
    const path = card.picture?.path;
    const stored = path ? await media.get(`${pictureName(path)}-640.webp`) : undefined;
    return media.drawCard(card, config.productName, stored);
  }

  app.get('/cards/pages/:file', {
    schema: { hide: true, params: NamedFile },
    handler: async (request, reply) =>
      send(request, reply, await cards.page(request.params.file.replace(JPG, ''))),
  });

  app.get('/cards/startups/:file', {
    schema: { hide: true, params: NumberedFile },
    handler: async (request, reply) =>
      send(request, reply, await cards.startup(request.params.file)),
  });

  app.get('/cards/people/:file', {
    schema: { hide: true, params: NumberedFile },
    handler: async (request, reply) =>
      send(request, reply, await cards.person(request.params.file)),
  });
};
