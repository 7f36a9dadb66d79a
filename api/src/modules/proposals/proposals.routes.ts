import { Failure } from 'contract/wire/failure.contract';
import { MeetingScope } from 'contract/wire/meetings.contract';
import {
  ChosenTime,
  FreeTimes,
  FreeTimesQuery,
  NewProposal,
  Proposals,
} from 'contract/wire/proposals.contract';
import { Done, IdText } from 'contract/wire/text.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { nothingPublic } from '../../app/cacheTags';
import { OfStartup } from '../startup-access/ofStartup';
import { mentorProposalsService } from './mentorProposals.service';
import { proposalsService } from './proposals.service';

const params = z.object({ meetingId: IdText });
const OfMeeting = params.extend({ proposalId: IdText });
const OfProposal = OfStartup.extend({ proposalId: IdText });

/** 409 also lists the starts that are taken: 'yyyy-MM-dd HH:mm:ss' in UTC. */
const Refused = Failure.extend({ conflicts: z.array(z.string()).optional() });

/** A mentor proposes other times for a meeting, its founders choose (rules 6.15 and 6.16). */
export const proposalsRoutes: FastifyPluginAsyncZod = async (app) => {
  const mentor = mentorProposalsService(app.deps);
  const team = proposalsService(app.deps);
  const onRequest = app.requireUser;
  const config = { repeats: 'once', changes: nothingPublic } as const;
  const response = { 200: Done, '4xx': Refused };

  app.get('/my/agenda/:meetingId/times', {
    onRequest,
    schema: { params, querystring: FreeTimesQuery, response: { 200: FreeTimes } },
    handler: ({ me, params, query }) => mentor.listTimes(me, params.meetingId, query.from),
  });

  for (const scope of MeetingScope.options) {
    app.post(`/my/agenda/:meetingId/${scope}/proposal`, {
      onRequest,
      config,
      schema: { params, body: NewProposal, response },
      handler: (request) =>
        request.commit(200, async (deps) => {
          const { me, params, body } = request;
          await mentorProposalsService(deps).propose(me, params.meetingId, scope, body);
          return { message: 'We asked the founders to choose.' };
        }),
    });
  }

  app.delete('/my/agenda/:meetingId/proposal/:proposalId', {
    onRequest,
    config,
    schema: { params: OfMeeting, response: { 200: Done } },
    handler: (request) =>
      request.commit(200, async (deps) => {
        const { meetingId, proposalId } = request.params;
        await mentorProposalsService(deps).withdraw(request.me, meetingId, proposalId);
        return { message: 'The proposal is withdrawn.' };
      }),
  });

  app.get('/my/startups/:startupId/meetings/proposals', {
    onRequest,
    schema: { params: OfStartup, response: { 200: Proposals } },
    handler: async ({ me, params }) => ({ data: await team.list(me, params.startupId) }),
  });

  app.post('/my/startups/:startupId/meetings/proposals/:proposalId/accept', {
    onRequest,
    config,
    schema: { params: OfProposal, body: ChosenTime, response },
    handler: (request) =>
      request.commit(200, async (deps) => {
        const { me, params, body } = request;
        const { startupId, proposalId } = params;
        await proposalsService(deps).accept(me, startupId, proposalId, body.start_time);
        return { message: 'The meeting is moved.' };
      }),
  });

  app.post('/my/startups/:startupId/meetings/proposals/:proposalId/decline', {
    onRequest,
    config,
    schema: { params: OfProposal, response },
    handler: (request) =>
      request.commit(200, async (deps) => {
        const { startupId, proposalId } = request.params;
        await proposalsService(deps).decline(request.me, startupId, proposalId);
        return { message: 'The meeting keeps its current time.' };
      }),
  });
};
