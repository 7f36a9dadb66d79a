import { ChangeFailure } from 'contract/wire/seen.contract';
import { Done, IdText, PageNumber } from 'contract/wire/text.contract';
import {
  EditedUpdate,
  Likes,
  NewUpdate,
  StartupUpdate,
  UpdatePage,
} from 'contract/wire/updates.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { thisStartup } from '../../app/cacheTags';
import type { Limit } from '../../app/limits';
import { publicReads } from '../../deps/deps';
import { OfStartup } from '../startup-access/ofStartup';
import { editUpdate } from './editUpdate';
import { updatesService } from './updates.service';

const OfUpdate = OfStartup.extend({ updateId: IdText });
const Page = z.object({ page: PageNumber, as_of: IdText.optional().catch(undefined) });

const posting: Limit[] = [
  { max: 10, seconds: 3_600, by: ['user'] },
  { max: 30, seconds: 86_400, by: ['user'] },
];

/** A startup's update feed: public, written by its team, liked by members (rules 3.27 to 3.31). */
export const updatesRoutes: FastifyPluginAsyncZod = async (app) => {
  const updates = updatesService(app.deps);
  const reads = updatesService(publicReads(app.deps));

  app.get('/startups/:startupId/updates', {
    config: { about: (_page, request) => thisStartup('startupId')(request) },
    schema: { params: OfStartup, querystring: Page, response: { 200: UpdatePage } },
    handler: ({ viewer, params, query }) =>
      reads.list(viewer, params.startupId, { page: query.page, asOf: query.as_of }),
  });

  app.post('/startups/:startupId/updates', {
    onRequest: app.requireUser,
    config: { repeats: 'once', changes: thisStartup('startupId'), limits: posting },
    schema: {
      params: OfStartup,
      body: NewUpdate,
      response: { 201: z.object({ data: StartupUpdate }) },
    },
    async handler(request, reply) {
      const { me, params, body } = request;
      const answer = await request.commit(201, async (deps) => ({
        data: await updatesService(deps).post(me, params.startupId, body),
      }));
      return reply.code(201).send(answer);
    },
  });

  app.post('/startups/:startupId/updates/:updateId', {
    onRequest: app.requireUser,
    config: { repeats: 'once', changes: thisStartup('startupId') },
    schema: {
      params: OfUpdate,
      body: EditedUpdate,
      response: { 200: z.object({ data: StartupUpdate }), '4xx': ChangeFailure },
    },
    handler: (request) =>
      request.commit(200, async (deps) => {
        const { me, params, body } = request;
        return { data: await editUpdate(deps, me, params, body) };
      }),
  });

  app.delete('/startups/:startupId/updates/:updateId', {
    config: { repeats: 'once', changes: thisStartup('startupId') },
    onRequest: app.requireUser,
    schema: { params: OfUpdate, response: { 200: Done } },
    handler: (request) =>
      request.commit(200, async (deps) => {
        const { me, params } = request;
        await updatesService(deps).remove(me, params.startupId, params.updateId);
        return { message: 'The update is deleted.' };
      }),
  });

  app.post('/startups/:startupId/updates/:updateId/like', {
    config: { repeats: 'once', changes: thisStartup('startupId') },
    onRequest: app.requireUser,
    schema: { params: OfUpdate, response: { 200: Likes } },
    handler: ({ me, params }) => updates.like(me, params.startupId, params.updateId),
  });

  app.delete('/startups/:startupId/updates/:updateId/like', {
    config: { repeats: 'once', changes: thisStartup('startupId') },
    onRequest: app.requireUser,
    schema: { params: OfUpdate, response: { 200: Likes } },
    handler: ({ me, params }) => updates.unlike(me, params.startupId, params.updateId),
  });
};
