import { Mentors } from 'contract/wire/meetings.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { OfStartup } from '../startup-access/ofStartup';
import { mentorsService } from './mentors.service';

/** GET /my/startups/{id}/mentors (rule 6.2). */
export const mentorsRoutes: FastifyPluginAsyncZod = async (app) => {
  const mentors = mentorsService(app.deps);

  app.get('/my/startups/:startupId/mentors', {
    onRequest: app.requireUser,
    schema: { params: OfStartup, response: { 200: Mentors } },
    handler: async ({ me, params }) => ({ mentors: await mentors.ofStartup(me, params.startupId) }),
  });
};
