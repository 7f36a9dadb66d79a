import { Devices } from 'contract/wire/devices.contract';
import { Done, IdText } from 'contract/wire/text.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { nothingPublic } from '../../app/cacheTags';
import { devicesService } from './devices.service';

/** The devices that are signed in. */
export const devicesRoutes: FastifyPluginAsyncZod = async (app) => {
  const devices = devicesService(app.deps);
  const onRequest = app.requireUser;

  app.get('/account/sessions', {
    onRequest,
    schema: { response: { 200: Devices } },
    handler: ({ me }) => devices.list(me),
  });

  app.delete('/account/sessions/:sessionId', {
    config: { repeats: 'once', changes: nothingPublic },
    onRequest,
    schema: { params: z.object({ sessionId: IdText }), response: { 200: Done } },
    handler: (request) =>
      request.commit(200, (deps) => devicesService(deps).end(request.me, request.params.sessionId)),
  });
};
