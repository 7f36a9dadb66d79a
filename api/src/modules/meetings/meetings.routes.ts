import { Failure } from 'contract/wire/failure.contract';
import { FreeDays, FreeDaysQuery } from 'contract/wire/free-days.contract';
import {
  Availability,
  AvailabilityQuery,
  BookedMeeting,
  MeetingScope,
  MovedMeeting,
  NewMeeting,
  OfMentor,
  SeriesPlan,
  SeriesQuery,
  UpcomingMeetings,
} from 'contract/wire/meetings.contract';
import { Done, IdText } from 'contract/wire/text.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { nothingPublic } from '../../app/cacheTags';
import type { Deps } from '../../deps/deps';
import { OfStartup } from '../startup-access/ofStartup';
import { availabilityService } from './availability.service';
import { bookingService } from './booking.service';
import { changeService } from './change.service';
import { freeDaysService } from './freeDays.service';
import { meetingsService } from './meetings.service';
import { seriesService } from './series.service';

const OfMeeting = OfStartup.extend({ meetingId: IdText });

/** Mentoring sessions from the startup's side (rule 9.32). */
export const meetingsRoutes: FastifyPluginAsyncZod = async (app) => {
  const meetings = meetingsService(app.deps);
  const availability = availabilityService(app.deps);
  const freeDays = freeDaysService(app.deps);
  const series = seriesService(app.deps);

  app.post('/my/startups/:startupId/meetings/upcoming', {
    config: { repeats: 'freely', changes: nothingPublic },
    onRequest: app.requireUser,
    schema: { params: OfStartup, body: OfMentor, response: { 200: UpcomingMeetings } },
    handler: async ({ me, params, body }) => ({
      meetings: await meetings.upcoming(me, params.startupId, body.mentor_id),
    }),
  });

  app.post('/my/startups/:startupId/meetings/availability', {
    config: { repeats: 'freely', changes: nothingPublic },
    onRequest: app.requireUser,
    schema: { params: OfStartup, body: AvailabilityQuery, response: { 200: Availability } },
    handler: ({ me, params, body }) => availability.on(me, params.startupId, body),
  });

  app.post('/my/startups/:startupId/meetings/free-days', {
    config: { repeats: 'freely', changes: nothingPublic },
    onRequest: app.requireUser,
    schema: { params: OfStartup, body: FreeDaysQuery, response: { 200: FreeDays } },
    handler: ({ me, params, body }) => freeDays.list(me, params.startupId, body),
  });

  app.post('/my/startups/:startupId/meetings/series', {
    config: { repeats: 'freely', changes: nothingPublic },
    onRequest: app.requireUser,
    schema: { params: OfStartup, body: SeriesQuery, response: { 200: SeriesPlan, '4xx': Refused } },
    handler: ({ me, params, body }) => series.plan(me, params.startupId, body),
  });

  app.post('/my/startups/:startupId/meetings', {
    onRequest: app.requireUser,
    config: { repeats: 'once', changes: nothingPublic },
    schema: {
      params: OfStartup,
      body: NewMeeting,
      response: { 201: BookedMeeting, '4xx': Refused },
    },
    async handler(request, reply) {
      const { me, params, body } = request;
      const book = (deps: Deps) => bookingService(deps).book(me, params.startupId, body);
      return reply.code(201).send(await request.commit(201, book));
    },
  });

  for (const scope of MeetingScope.options) {
    app.post(`/my/startups/:startupId/meetings/:meetingId/${scope}`, {
      onRequest: app.requireUser,
      config: { repeats: 'once', changes: nothingPublic },
      schema: { params: OfMeeting, body: MovedMeeting, response: { 200: Done, '4xx': Refused } },
      handler: (request) =>
        request.commit(200, async (deps) => {
          const { me, params, body } = request;
          const { startupId, meetingId } = params;
          await changeService(deps).move(me, startupId, meetingId, scope, body);
          return { message: 'The meeting is moved.' };
        }),
    });
    app.delete(`/my/startups/:startupId/meetings/:meetingId/${scope}`, {
      config: { repeats: 'once', changes: nothingPublic },
      onRequest: app.requireUser,
      schema: { params: OfMeeting, response: { 200: Done } },
      handler: (request) =>
        request.commit(200, async (deps) => {
          const { startupId, meetingId } = request.params;
          await changeService(deps).cancel(request.me, startupId, meetingId, scope);
          return { message: 'The meeting is cancelled.' };
        }),
    });
  }
};

/** 409 also lists the starts that are taken: 'yyyy-MM-dd HH:mm:ss' in UTC. */
const Refused = Failure.extend({ conflicts: z.array(z.string()).optional() });
