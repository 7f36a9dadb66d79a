import { ActPath } from 'contract/wire/staff.contract';
import {
  ActManyAnswer,
  ActManyCall,
  ActManyPerform,
  ActManyPreview,
} from 'contract/wire/staff-many.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { everything, nothingPublic } from '../../app/cacheTags';
import { manyActsService } from './manyActs.service';
import { performOnce } from './performOnce';
import { requireStaff } from './requireStaff';
import { sendNames } from './sendNames';

/** One act on many things: preview and perform (rule 11.29). */
export const manyActsRoutes: FastifyPluginAsyncZod = async (app) => {
  const onRequest = requireStaff;

  app.post('/staff/acts/:name/many/preview', {
    config: { repeats: 'freely', changes: nothingPublic },
    onRequest,
    schema: { params: ActPath, body: ActManyCall, response: { 200: ActManyPreview } },
    handler: ({ me, params, body, id }) =>
      manyActsService.preview(app.deps, { viewer: me, ...params, call: body, requestId: id }),
  });

  app.post('/staff/acts/:name/many', {
    config: { repeats: 'once', changes: everything },
    onRequest,
    schema: { params: ActPath, body: ActManyPerform, response: { 200: ActManyAnswer } },
    preSerialization: sendNames,
    handler(request) {
      const { me, params, body, id } = request;
      const asked = { viewer: me, ...params, call: body, requestId: id };
      return performOnce(request, (inside) => manyActsService.perform(inside, asked));
    },
  });
};
