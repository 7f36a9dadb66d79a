import { StartupAgenda, StartupAgendaQuery } from 'contract/wire/startup-agenda.contract';
import { IdText } from 'contract/wire/text.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { startupAgendaService } from './startupAgenda.service';

/** GET /my/startups/{id}/meetings: every booking of a startup (rule 5.39). */
export const startupAgendaRoutes: FastifyPluginAsyncZod = async (app) => {
  const agenda = startupAgendaService(app.deps);

  app.get('/my/startups/:startupId/meetings', {
    onRequest: app.requireUser,
    schema: {
      params: z.object({ startupId: IdText }),
      querystring: StartupAgendaQuery,
      response: { 200: StartupAgenda },
    },
    handler: ({ me, params, query }) => agenda.list(me, params.startupId, query),
  });
};
