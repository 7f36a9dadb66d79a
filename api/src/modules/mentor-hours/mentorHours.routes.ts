import {
  NewAvailability,
  NewException,
  OwnAvailability,
} from 'contract/wire/availability.contract';
import {
  AvailabilityPreview,
  NewPreview,
  PreviewQuery,
} from 'contract/wire/availability-preview.contract';
import { NewMeetingRoom } from 'contract/wire/meetingAddress.contract';
import { Done, IdText } from 'contract/wire/text.contract';
import { CalendarDay } from 'contract/wire/time.contract';
import {
  NewTimeOff,
  SavedTimeOff,
  TimeOffMeetings,
  TimeOffQuery,
} from 'contract/wire/time-off.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { nothingPublic } from '../../app/cacheTags';
import type { Deps } from '../../deps/deps';
import { mentorHoursService } from './mentorHours.service';
import { previewService } from './preview.service';

/** A mentor's own hours: the week, dates that differ, and time off. */
export const mentorHoursRoutes: FastifyPluginAsyncZod = async (app) => {
  const hours = mentorHoursService(app.deps);
  const preview = previewService(app.deps);
  const onRequest = app.requireUser;
  const response = { 200: Done };
  const previewed = { 200: AvailabilityPreview };

  app.get('/my/availability', {
    onRequest,
    schema: { response: { 200: OwnAvailability } },
    handler: ({ me }) => hours.show(me),
  });

  app.post('/my/availability', {
    config: { repeats: 'once', changes: nothingPublic },
    onRequest,
    schema: { body: NewAvailability, response },
    handler: saving(({ me, body }) => hours.setWeek(me, body)),
  });

  app.post('/my/availability/room', {
    config: { repeats: 'once', changes: nothingPublic },
    onRequest,
    schema: { body: NewMeetingRoom, response },
    handler: savingRoom(({ me, body }) => hours.setRoom(me, body.join_url)),
  });

  app.delete('/my/availability/room', {
    config: { repeats: 'once', changes: nothingPublic },
    onRequest,
    schema: { response },
    handler: savingRoom(({ me }) => hours.setRoom(me, null)),
  });

  app.get('/my/availability/preview', {
    onRequest,
    schema: { querystring: PreviewQuery, response: previewed },
    handler: ({ me, query }) => preview.show(me, query),
  });

  app.post('/my/availability/preview', {
    config: { repeats: 'freely', changes: nothingPublic },
    onRequest,
    schema: { body: NewPreview, response: previewed },
    handler: ({ me, body }) => preview.show(me, body),
  });

  app.post('/my/availability/exceptions', {
    config: { repeats: 'once', changes: nothingPublic },
    onRequest,
    schema: { body: NewException, response },
    handler: saving(({ me, body }) => hours.setDay(me, body)),
  });

  app.delete('/my/availability/exceptions/:date', {
    config: { repeats: 'once', changes: nothingPublic },
    onRequest,
    schema: { params: z.object({ date: CalendarDay }), response },
    handler: saving(({ me, params }) => hours.clearDay(me, params.date)),
  });

  app.post('/my/availability/time-off', {
    config: { repeats: 'once', changes: nothingPublic },
    onRequest,
    schema: { body: NewTimeOff, response: { 201: SavedTimeOff } },
    async handler(request, reply) {
      const { me, body } = request;
      const goAway = (deps: Deps) => mentorHoursService(deps).goAway(me, body);
      return reply.code(201).send(await request.commit(201, goAway));
    },
  });

  app.post('/my/availability/time-off/meetings', {
    config: { repeats: 'freely', changes: nothingPublic },
    onRequest,
    schema: { body: TimeOffQuery, response: { 200: TimeOffMeetings } },
    handler: ({ me, body }) => hours.listMeetings(me, body),
  });

  app.delete('/my/availability/time-off/:timeOffId', {
    config: { repeats: 'once', changes: nothingPublic },
    onRequest,
    schema: { params: z.object({ timeOffId: IdText }), response },
    handler: saving(({ me, params }) => hours.comeBack(me, params.timeOffId)),
  });
};

const answering =
  (message: string) =>
  <Request>(act: (request: Request) => Promise<void>) =>
  async (request: Request) => {
    await act(request);
    return { message };
  };

const saving = answering('Your hours are saved.');
const savingRoom = answering('The place of your meetings is saved.');
