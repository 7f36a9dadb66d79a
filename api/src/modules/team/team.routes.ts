import { ChangedPosition, RemovedPerson } from 'contract/wire/invitations.contract';
import { Team } from 'contract/wire/my-startups.contract';
import { ChangeFailure } from 'contract/wire/seen.contract';
import { Done } from 'contract/wire/text.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { everything, thisStartup } from '../../app/cacheTags';
import { OfStartup } from '../startup-access/ofStartup';
import { teamService } from './team.service';

/** Changes of a team by its members (rules 4.6 to 4.8). */
export const teamRoutes: FastifyPluginAsyncZod = async (app) => {
  const team = teamService(app.deps);

  app.get('/my/startups/:startupId/team', {
    onRequest: app.requireUser,
    schema: { params: OfStartup, response: { 200: Team } },
    handler: ({ params, me }) => team.list(me, params.startupId),
  });

  for (const kind of ['founder', 'member'] as const) {
    app.post(`/my/startups/:startupId/remove-${kind}`, {
      config: { repeats: 'once', changes: everything },
      onRequest: app.requireUser,
      schema: { params: OfStartup, body: RemovedPerson, response: { 200: Done } },
      handler: (request) =>
        request.commit(200, async (deps) => {
          const { me, params, body } = request;
          await teamService(deps).remove(me, params.startupId, kind, body.user_id);
          return { message: 'This person is no longer in the team.' };
        }),
    });
    app.post(`/my/startups/:startupId/update-${kind}`, {
      config: { repeats: 'once', changes: thisStartup('startupId') },
      onRequest: app.requireUser,
      schema: {
        params: OfStartup,
        body: ChangedPosition,
        response: { 200: Done, '4xx': ChangeFailure },
      },
      handler: (request) =>
        request.commit(200, async (deps) => {
          const { me, params, body } = request;
          await teamService(deps).setPosition(me, params.startupId, kind, body);
          return { message: 'The position is changed.' };
        }),
    });
  }
};
