import { Failure } from 'contract/wire/failure.contract';
import { Insight } from 'contract/wire/insight.contract';
import { IdText } from 'contract/wire/text.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { insightService } from './insight.service';

const MAX_DAYS = 90;
const OUTSIDE = `The days must be from 1 to ${MAX_DAYS}.`;

const Days = z
  .string()
  .regex(/^\d{1,3}$/, 'The days must be a whole number.')
  .transform(Number)
  .pipe(z.int().min(1, OUTSIDE).max(MAX_DAYS, OUTSIDE))
  .default(30);

/** GET /my/startups/{id}/insight: new followers and views per day. */
export const insightRoutes: FastifyPluginAsyncZod = async (app) => {
  const insight = insightService(app.deps);

  app.get('/my/startups/:startupId/insight', {
    onRequest: app.requireUser,
    schema: {
      params: z.object({ startupId: IdText }),
      querystring: z.object({ days: Days }),
      response: { 200: Insight, '4xx': Failure },
    },
    handler: async ({ me, params, query }) => ({
      data: await insight.days(me, params.startupId, query.days),
    }),
  });
};
