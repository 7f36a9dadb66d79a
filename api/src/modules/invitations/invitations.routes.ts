import {
  AcceptedInvite,
  Invites,
  NewInvites,
  ReadInvite,
  RevokedInvite,
} from 'contract/wire/invitations.contract';
import { Done } from 'contract/wire/text.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { everything, nothingPublic } from '../../app/cacheTags';
import type { Limit } from '../../app/limits';
import { OfStartup } from '../startup-access/ofStartup';
import { acceptingService } from './accepting.service';
import { invitingService } from './inviting.service';

/** Applies to each call (rule 8.32). */
const limits: Limit[] = [{ max: 30, seconds: 3_600, by: ['user'] }];

/** Inviting people into a team, and accepting (rules 4.12 to 4.20). */
export const invitationsRoutes: FastifyPluginAsyncZod = async (app) => {
  const inviting = invitingService(app.deps);
  const accepting = acceptingService(app.deps);

  app.post('/startups/invitations/read-invite', {
    config: {
      repeats: 'freely',
      changes: nothingPublic,
      limits: [{ max: 60, seconds: 60, by: ['ip'] }],
    },
    schema: { body: AcceptedInvite, response: { 200: z.object({ data: ReadInvite }) } },
    handler: async ({ viewer, body }) => ({ data: await accepting.read(viewer, body.token) }),
  });

  app.post('/startups/invitations/accept-invite', {
    onRequest: app.requireUser,
    config: { repeats: 'once', changes: everything, limits },
    schema: { body: AcceptedInvite, response: { 200: Done } },
    async handler({ me, body }) {
      await accepting.accept(me, body.token);
      return { message: 'You have successfully joined the startup.' };
    },
  });

  app.get('/my/startups/:startupId/list-invites', {
    onRequest: app.requireUser,
    schema: { params: OfStartup, response: { 200: Invites } },
    handler: async ({ me, params }) => ({ invites: await inviting.list(me, params.startupId) }),
  });

  for (const kind of ['founder', 'member'] as const) {
    app.post(`/my/startups/:startupId/invite-${kind}s`, {
      onRequest: app.requireUser,
      config: { repeats: 'once', changes: nothingPublic, limits },
      schema: { params: OfStartup, body: NewInvites, response: { 200: Done } },
      handler: (request) =>
        request.commit(200, async (deps) => {
          const { me, params, body } = request;
          await invitingService(deps).invite(me, params.startupId, kind, body);
          return { message: 'Invitations sent successfully!' };
        }),
    });
  }

  app.post('/my/startups/:startupId/revoke-invite', {
    config: { repeats: 'once', changes: nothingPublic },
    onRequest: app.requireUser,
    schema: { params: OfStartup, body: RevokedInvite, response: { 200: Done } },
    handler: (request) =>
      request.commit(200, async (deps) => {
        const { me, params, body } = request;
        await invitingService(deps).revoke(me, params.startupId, body.invite_id);
        return { message: 'The invitation is withdrawn.' };
      }),
  });
};
