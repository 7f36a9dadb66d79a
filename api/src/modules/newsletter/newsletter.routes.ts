import { Subscription } from 'contract/wire/site.contract';
import { Done } from 'contract/wire/text.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { nothingPublic } from '../../app/cacheTags';
import { newsletterService } from './newsletter.service';

/** POST /email-subscribe (rule 7.31). */
export const newsletterRoutes: FastifyPluginAsyncZod = async (app) => {
  const newsletter = newsletterService(app.deps);

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
    handler: ({ body }) => newsletter.subscribe(body),
  });
};
