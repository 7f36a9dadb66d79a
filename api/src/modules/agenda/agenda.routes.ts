import { Agenda, AgendaQuery } from 'contract/wire/availability.contract';
import { StartupAgenda, StartupAgendaQuery } from 'contract/wire/startup-agenda.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { OfStartup } from '../startup-access/ofStartup';
import { agendaService } from './agenda.service';
import { startupAgendaService } from './startupAgenda.service';

/** All of one's meetings to come, whichever side one is on; and every booking of a startup (rule 5.39). */
export const agendaRoutes: FastifyPluginAsyncZod = async (app) => {
  const own = agendaService(app.deps);
  const ofStartup = startupAgendaService(app.deps);

  app.get('/my/agenda', {
    onRequest: app.requireUser,
    schema: { querystring: AgendaQuery, response: { 200: Agenda } },
    handler: ({ me, query }) => own.listUpcoming(me, query.after),
  });

  app.get('/my/startups/:startupId/meetings', {
    onRequest: app.requireUser,
    schema: {
      params: OfStartup,
      querystring: StartupAgendaQuery,
      response: { 200: StartupAgenda },
    },
    handler: ({ me, params, query }) => ofStartup.list(me, params.startupId, query),
  });
};
