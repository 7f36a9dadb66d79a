import { PAGE_CHANGES_PATH } from 'contract/cache-tags';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { notFound } from '../../app/httpError';
import { pageChangesService } from './pageChanges.service';

const Changes = z.object({
  next: z.string(),
  changes: z.array(z.object({ id: z.number(), tag: z.string() })),
});

/**
 * GET /page-changes: what edges must render again. It is not under /api, because edges pass only /api on to the api.
 */
export const pageChangesRoutes: FastifyPluginAsyncZod = async (app) => {
  const { since } = pageChangesService(app.deps);
  const { clients } = app.deps.keys;

  app.get(PAGE_CHANGES_PATH, {
    logLevel: 'warn', // each edge polls twice a second; logging that would fill the log
    config: { budget: 'edge' },
    onRequest: async ({ headers }) => {
      if (clients.proven(headers) === undefined) throw notFound();
    },
    schema: {
      hide: true,
      querystring: z.object({ since: z.string().max(2_100).optional() }),
      response: { 200: Changes },
    },
    handler: ({ query }) => since(query.since),
  });
};
