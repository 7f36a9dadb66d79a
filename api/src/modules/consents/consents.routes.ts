import { Decision } from 'contract/wire/consents.contract';
import { Done } from 'contract/wire/text.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { nothingPublic } from '../../app/cacheTags';
import { consentsQueries } from './consents.queries';

/** What visitors agreed to, so that consent can be shown (GDPR 7(1)). Only the operator reads it. */
export const consentsRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, clock } = app.deps;

  app.post('/consents', {
    config: {
      repeats: 'never',
      changes: nothingPublic,
      limits: [{ max: 1_000, seconds: 3_600, by: ['ip'] }],
    },
    schema: { body: Decision, response: { 200: Done } },
    async handler({ body }) {
      await consentsQueries(db).insertDecision({ ...body, createdAt: clock.now() });
      return { message: 'Your choice is saved.' };
    },
  });
};
