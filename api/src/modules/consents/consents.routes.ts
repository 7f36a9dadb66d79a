import { Decision } from 'contract/wire/consents.contract';
import { Done } from 'contract/wire/text.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { nothingPublic } from '../../app/cacheTags';
import { consentsService } from './consents.service';

/** The record of what visitors agreed to. It is written here and read by the operator alone. */
export const consentsRoutes: FastifyPluginAsyncZod = async (app) => {
  const consents = consentsService(app.deps);

  app.post('/consents', {
    config: {
      repeats: 'never',
      changes: nothingPublic,
      limits: [{ max: 1_000, seconds: 3_600, by: ['ip'] }],
    },
    schema: { body: Decision, response: { 200: Done } },
    async handler({ body }) {
      await consents.keep(body);
      return { message: 'Your choice is kept.' };
    },
  });
};
