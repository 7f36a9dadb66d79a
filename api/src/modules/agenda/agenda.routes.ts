import { Agenda, AgendaQuery } from 'contract/wire/availability.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { agendaService } from './agenda.service';

/** GET /my/agenda: all of one's meetings to come, whichever side one is on. */
export const agendaRoutes: FastifyPluginAsyncZod = async (app) => {
  const agenda = agendaService(app.deps);

  app.get('/my/agenda', {
    onRequest: app.requireUser,
    schema: { querystring: AgendaQuery, response: { 200: Agenda } },
    handler: ({ me, query }) => agenda.listUpcoming(me, query.after),
  });
};
