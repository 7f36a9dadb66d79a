import { ProfileView, ViewCount } from 'contract/wire/follows.contract';
import { Done, IdText } from 'contract/wire/text.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { nothingPublic } from '../../app/cacheTags';
import { publicReads } from '../../deps/deps';
import { viewsService } from './views.service';

/** Profile views (rule 3.24). One call serves startups and people, because they share one id sequence. */
export const viewsRoutes: FastifyPluginAsyncZod = async (app) => {
  const views = viewsService(app.deps);
  const reads = viewsService(publicReads(app.deps));

  app.post('/profile-view', {
    config: { repeats: 'never', changes: nothingPublic, budget: 'telemetry' },
    schema: { body: ProfileView, response: { 200: Done } },
    async handler({ body, viewer, clientAddress: ip, headers }) {
      await views.see(body, { viewer, ip, userAgent: headers['user-agent'] ?? '' });
      return { message: 'Seen.' };
    },
  });

  app.get('/profile-view/:id/show', {
    config: { about: nothingPublic }, // the number may be half a minute old
    schema: { params: z.object({ id: IdText }), response: { 200: ViewCount } },
    handler: async ({ params }) => ({ views: await reads.total(params.id) }),
  });
};
