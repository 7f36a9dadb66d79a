import { MyStartups, OwnStartup } from 'contract/wire/my-startups.contract';
import { IdText } from 'contract/wire/text.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { myStartupsService } from './myStartups.service';

const OfStartup = z.object({ startupId: IdText });

/** GET /my/startups and /my/startups/{id} (rule 3.34). */
export const myStartupsRoutes: FastifyPluginAsyncZod = async (app) => {
  const mine = myStartupsService(app.deps);

  app.get('/my/startups', {
    onRequest: app.requireUser,
    schema: { response: { 200: MyStartups } },
    handler: async ({ me }) => ({ data: await mine.list(me) }),
  });

  app.get('/my/startups/:startupId', {
    onRequest: app.requireUser,
    schema: { params: OfStartup, response: { 200: z.object({ data: OwnStartup }) } },
    handler: async ({ me, params }) => ({ data: await mine.show(me, params.startupId) }),
  });
};
