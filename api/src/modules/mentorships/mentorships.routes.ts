import { UpcomingMeetings } from 'contract/wire/meetings.contract';
import { Mentorship, Mentorships } from 'contract/wire/mentorships.contract';
import { Team } from 'contract/wire/my-startups.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { OfStartup } from '../startup-access/ofStartup';
import { mentorshipsService } from './mentorships.service';

/** The mentor area (rules 6.3 to 6.5). */
export const mentorshipsRoutes: FastifyPluginAsyncZod = async (app) => {
  const mentorships = mentorshipsService(app.deps);

  app.get('/my/mentorships', {
    onRequest: app.requireUser,
    schema: { response: { 200: Mentorships } },
    handler: async ({ me }) => ({ data: await mentorships.list(me) }),
  });

  app.get('/my/mentorships/:startupId', {
    onRequest: app.requireUser,
    schema: { params: OfStartup, response: { 200: Mentorship } },
    handler: async (request) => ({
      data: await mentorships.show(request.me, request.params.startupId),
    }),
  });

  app.get('/my/mentorships/:startupId/meetings/upcoming', {
    onRequest: app.requireUser,
    schema: { params: OfStartup, response: { 200: UpcomingMeetings } },
    handler: async (request) => ({
      meetings: await mentorships.upcoming(request.me, request.params.startupId),
    }),
  });

  app.get('/my/mentorships/:startupId/team', {
    onRequest: app.requireUser,
    schema: { params: OfStartup, response: { 200: Team } },
    handler: (request) => mentorships.team(request.me, request.params.startupId),
  });
};
