import { CalendarFeed } from 'contract/wire/calendar.contract';
import { Done, IdText } from 'contract/wire/text.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { nothingPublic } from '../../app/cacheTags';
import { textOf } from '../../app/openapi';
import { calendarService } from './calendar.service';

const ICS = 'text/calendar; charset=utf-8';

/** Meetings for calendar programs (rule 5.25). */
export const calendarRoutes: FastifyPluginAsyncZod = async (app) => {
  const calendar = calendarService(app.deps);
  const onRequest = app.requireUser;

  app.get('/account/calendar-feed', {
    onRequest,
    schema: { response: { 200: CalendarFeed } },
    handler: ({ me }) => calendar.status(me),
  });

  app.post('/account/calendar-feed', {
    config: { repeats: 'never', changes: nothingPublic },
    onRequest,
    schema: { response: { 200: CalendarFeed } },
    handler: ({ me }) => calendar.open(me),
  });

  app.delete('/account/calendar-feed', {
    config: { repeats: 'once', changes: nothingPublic },
    onRequest,
    schema: { response: { 200: Done } },
    handler: ({ me }) => calendar.close(me),
  });

  app.get('/calendar/:token', {
    config: { limits: [{ max: 60, seconds: 60, by: ['ip'] }] },
    schema: {
      params: z.object({ token: z.string().regex(/^[\w-]{43}$/) }),
      response: { 200: textOf('text/calendar') },
    },
    async handler({ params }, reply) {
      return reply.type(ICS).send(await calendar.read(params.token));
    },
  });

  app.get('/meetings/:meetingId/calendar', {
    onRequest,
    schema: { params: z.object({ meetingId: IdText }), response: { 200: textOf('text/calendar') } },
    async handler({ me, params }, reply) {
      const file = await calendar.file(me, params.meetingId);
      const name = `attachment; filename="meeting-${params.meetingId}.ics"`;
      return reply.type(ICS).header('content-disposition', name).send(file);
    },
  });
};
