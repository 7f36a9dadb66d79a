import { MeetingScope } from 'contract/wire/meetings.contract';
import { CancelledMeeting, OwnMeeting } from 'contract/wire/own-meetings.contract';
import { Done, IdText } from 'contract/wire/text.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { nothingPublic } from '../../app/cacheTags';
import { ownMeetingsService } from './ownMeetings.service';

const params = z.object({ meetingId: IdText });

/** A mentor's own sessions (rule 9.33). */
export const ownMeetingsRoutes: FastifyPluginAsyncZod = async (app) => {
  const meetings = ownMeetingsService(app.deps);
  const onRequest = app.requireUser;

  app.get('/my/agenda/:meetingId', {
    onRequest,
    schema: { params, response: { 200: OwnMeeting } },
    handler: ({ me, params }) => meetings.show(me, params.meetingId),
  });

  app.post('/my/agenda/:meetingId/keep', {
    config: { repeats: 'once', changes: nothingPublic },
    onRequest,
    schema: { params, response: { 200: Done } },
    async handler({ me, params }) {
      await meetings.keep(me, params.meetingId);
      return { message: 'The session keeps its time.' };
    },
  });

  for (const scope of MeetingScope.options) {
    app.post(`/my/agenda/:meetingId/${scope}/cancel`, {
      config: { repeats: 'once', changes: nothingPublic },
      onRequest,
      schema: { params, body: CancelledMeeting, response: { 200: Done } },
      handler: (request) =>
        request.commit(200, async (deps) => {
          const { me, params, body } = request;
          await ownMeetingsService(deps).cancel(me, params.meetingId, scope, body);
          return { message: 'The founders have been notified.' };
        }),
    });
  }
};
