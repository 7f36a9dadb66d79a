import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { Failure } from '../../../contract/failure.contract';
import { OfMentor, UpcomingMeetings } from '../../../contract/meetings.contract';
import { IdText } from '../../../contract/text.contract';
import { meetingsService } from './meetings.service';

const OfStartup = z.object({ startupId: IdText });

/** Mentoring sessions from the startup's side (SPEC §7 Founder area). */
export const meetingsRoutes: FastifyPluginAsyncZod = async (app) => {
  const meetings = meetingsService(app.parts);

  app.post('/my/startups/:startupId/meetings/upcoming', {
    onRequest: app.requireUser,
    schema: {
      params: OfStartup,
      body: OfMentor,
      response: { 200: UpcomingMeetings, '4xx': Failure },
    },
    handler: async ({ me, params, body }) => ({
      meetings: await meetings.upcoming(me, params.startupId, body.mentor_id),
    }),
  });
};
