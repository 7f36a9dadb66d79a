import {
  ActionVersion,
  Attendance,
  ChangedAction,
  Feedback,
  MeetingRecord,
  NewAction,
  NoteKind,
  RecentMeetings,
  RecentQuery,
  WrittenNote,
  WrittenTopics,
} from 'contract/wire/meeting-records.contract';
import { Done, IdText } from 'contract/wire/text.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { nothingPublic } from '../../app/cacheTags';
import { actionsService } from './actions.service';
import { answersService } from './answers.service';
import { recordsService } from './records.service';
import { textsService } from './texts.service';

const params = z.object({ meetingId: IdText });
const OfNote = params.extend({ kind: NoteKind });
const OfAction = params.extend({ actionId: IdText });

/** Records of a meeting, for both sides (rule 9.34). A change responds with the whole record. */
export const recordsRoutes: FastifyPluginAsyncZod = async (app) => {
  const records = recordsService(app.deps);
  const texts = textsService(app.deps);
  const actions = actionsService(app.deps);
  const answers = answersService(app.deps);
  const onRequest = app.requireUser;
  const config = { repeats: 'once', changes: nothingPublic } as const;
  const response = { 200: MeetingRecord };

  app.get('/meetings/recent', {
    onRequest,
    schema: { querystring: RecentQuery, response: { 200: RecentMeetings } },
    handler: ({ me, query }) => records.recent(me, query.startup),
  });

  app.get('/meetings/:meetingId/record', {
    onRequest,
    schema: { params, response },
    handler: ({ me, params }) => records.show(me, params.meetingId),
  });

  app.post('/meetings/:meetingId/topics', {
    onRequest,
    config,
    schema: { params, body: WrittenTopics, response },
    async handler({ me, params: { meetingId }, body }) {
      await texts.writeTopics(me, meetingId, body);
      return records.show(me, meetingId);
    },
  });

  app.post('/meetings/:meetingId/notes/:kind', {
    onRequest,
    config,
    schema: { params: OfNote, body: WrittenNote, response },
    async handler({ me, params: { meetingId, kind }, body }) {
      await texts.writeNote(me, meetingId, kind, body);
      return records.show(me, meetingId);
    },
  });

  app.post('/meetings/:meetingId/actions', {
    onRequest,
    config,
    schema: { params, body: NewAction, response: { 201: Done } },
    async handler(request, reply) {
      const { me, params, body } = request;
      const answer = await request.commit(201, async (deps) => {
        await actionsService(deps).add(me, params.meetingId, body);
        return { message: 'The action item is added.' };
      });
      return reply.code(201).send(answer);
    },
  });

  app.post('/meetings/:meetingId/actions/:actionId', {
    onRequest,
    config,
    schema: { params: OfAction, body: ChangedAction, response },
    async handler({ me, params: { meetingId, actionId }, body }) {
      await actions.change(me, meetingId, actionId, body);
      return records.show(me, meetingId);
    },
  });

  app.delete('/meetings/:meetingId/actions/:actionId', {
    onRequest,
    config,
    schema: { params: OfAction, querystring: ActionVersion, response },
    async handler({ me, params: { meetingId, actionId }, query }) {
      await actions.remove(me, meetingId, actionId, query.version);
      return records.show(me, meetingId);
    },
  });

  app.post('/meetings/:meetingId/attendance', {
    onRequest,
    config,
    schema: { params, body: Attendance, response },
    async handler({ me, params: { meetingId }, body }) {
      await answers.sayTookPlace(me, meetingId, body.took_place);
      return records.show(me, meetingId);
    },
  });

  app.post('/meetings/:meetingId/feedback', {
    onRequest,
    config,
    schema: { params, body: Feedback, response },
    async handler({ me, params: { meetingId }, body }) {
      await answers.giveFeedback(me, meetingId, body);
      return records.show(me, meetingId);
    },
  });
};
