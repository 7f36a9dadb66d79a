import { StartupAnalytics } from 'contract/wire/startup-analytics.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { OfStartup } from '../startup-access/ofStartup';
import { startupAnalyticsService } from './startupAnalytics.service';

const MAX_DAYS = 90;
const DAYS_OUT_OF_RANGE = `The days must be from 1 to ${MAX_DAYS}.`;

const Days = z
  .string()
  .regex(/^\d{1,3}$/, 'The days must be a whole number.')
  .transform(Number)
  .pipe(z.int().min(1, DAYS_OUT_OF_RANGE).max(MAX_DAYS, DAYS_OUT_OF_RANGE))
  .default(30);

/** GET /my/startups/{id}/insight: new followers and views per day. */
export const startupAnalyticsRoutes: FastifyPluginAsyncZod = async (app) => {
  const analytics = startupAnalyticsService(app.deps);

  app.get('/my/startups/:startupId/insight', {
    onRequest: app.requireUser,
    schema: {
      params: OfStartup,
      querystring: z.object({ days: Days }),
      response: { 200: StartupAnalytics },
    },
    handler: async ({ me, params, query }) => ({
      data: await analytics.days(me, params.startupId, query.days),
    }),
  });
};
