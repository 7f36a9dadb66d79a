import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { Failure } from '../../../contract/failure.contract';
import { Team } from '../../../contract/my-startups.contract';
import { IdText } from '../../../contract/text.contract';
import { teamService } from './team.service';

const OfStartup = z.object({ startupId: IdText });

/** The founders' side of a team (SPEC §7 Founder area). */
export const teamRoutes: FastifyPluginAsyncZod = async (app) => {
  const team = teamService(app.parts);

  app.get('/my/startups/:startupId/team', {
    onRequest: app.requireUser,
    schema: { params: OfStartup, response: { 200: Team, '4xx': Failure } },
    handler: ({ params, me }) => team.list(me, params.startupId),
  });
};
