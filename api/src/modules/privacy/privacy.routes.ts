import { Deletion, Farewell } from 'contract/wire/privacy.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { nothingPublic } from '../../app/cacheTags';
import { deletionService } from './deletion.service';
import { exportData } from './exportData';

/** Data export and account deletion (rules 8.14 and 8.15). */
export const privacyRoutes: FastifyPluginAsyncZod = async (app) => {
  const deletion = deletionService(app.deps);
  const onRequest = app.requireUser;
  const response = { 200: Deletion };

  app.get('/account/export', {
    onRequest,
    config: { limits: [{ max: 5, seconds: 3_600, by: ['user'] }] },
    schema: { response: { 200: z.record(z.string(), z.unknown()) } },
    async handler({ me }, reply) {
      const data = await exportData(app.deps, me.id);
      return reply.header('content-disposition', 'attachment; filename="my-data.json"').send(data);
    },
  });

  app.get('/account/delete', {
    onRequest,
    schema: { response },
    handler: ({ me }) => deletion.status(me),
  });

  app.post('/account/delete', {
    onRequest,
    config: {
      repeats: 'never',
      changes: nothingPublic,
      limits: [{ max: 10, seconds: 600, by: ['user'] }],
    },
    schema: { body: Farewell, response },
    handler: ({ me, body }) => deletion.ask(me, body),
  });

  app.post('/account/delete/cancel', {
    config: { repeats: 'once', changes: nothingPublic },
    onRequest,
    schema: { response },
    handler: ({ me }) => deletion.takeBack(me),
  });
};
