import { Access } from 'contract/wire/access.contract';
import { Done, IdText } from 'contract/wire/text.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { nothingPublic } from '../../app/cacheTags';
import { accessService } from './access.service';

/** Lists and ends the ways into the caller's own account. */
export const accessRoutes: FastifyPluginAsyncZod = async (app) => {
  const access = accessService(app.deps);
  const onRequest = app.requireUser;
  const response = { 200: Done };

  app.get('/account/access', {
    onRequest,
    schema: { response: { 200: Access } },
    handler: ({ me }) => access.list(me),
  });

  app.delete('/account/access/google/:identityId', {
    config: { repeats: 'once', changes: nothingPublic },
    onRequest,
    schema: { params: z.object({ identityId: IdText }), response },
    handler: (request) =>
      request.commit(200, (deps) =>
        accessService(deps).unlinkGoogle(request.me, request.params.identityId),
      ),
  });

  app.delete('/account/access/confirmation', {
    config: { repeats: 'once', changes: nothingPublic },
    onRequest,
    schema: { response },
    handler: (request) =>
      request.commit(200, (deps) => accessService(deps).endConfirmation(request.me)),
  });

  app.delete('/account/sessions', {
    config: { repeats: 'once', changes: nothingPublic },
    onRequest,
    schema: { response },
    handler: (request) => request.commit(200, (deps) => accessService(deps).endOthers(request.me)),
  });
};
