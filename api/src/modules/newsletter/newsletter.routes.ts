import { Subscription } from 'contract/wire/site.contract';
import { Done } from 'contract/wire/text.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { nothingPublic } from '../../app/cacheTags';
import { newsletterQueries } from './newsletter.queries';

/** Subscribing, which is confirmed by mail (rule 7.31). */
export const newsletterRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, clock } = app.deps;

  app.post('/email-subscribe', {
    config: {
      repeats: 'once',
      changes: nothingPublic,
      limits: [
        { max: 5, seconds: 3_600, by: ['ip'] },
        { max: 3, seconds: 86_400, by: ['email'] },
      ],
    },
    schema: { body: Subscription, response: { 200: Done } },
    /** Behaves the same for a new address, an unconfirmed one and a confirmed one. */
    async handler({ body }) {
      await newsletterQueries(db).request(body.email, clock.now());
      return { message: 'Thank you! Please check your inbox to confirm.' };
    },
  });
};
