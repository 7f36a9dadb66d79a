import { currentSeason, windowOf } from 'contract/programme';
import { ApplicationsState } from 'contract/wire/applications.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ofProgramme } from '../../app/cacheTags';
import { publicReads } from '../../deps/deps';
import { programmeQueries } from '../programme/programme.queries';

/** Whether applications are open: by the current season's window, or because the deployment says so. */
export const applicationsRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, clock, config } = publicReads(app.deps);

  app.get('/applications/state', {
    config: { cacheable: true, about: () => ofProgramme('applications') },
    schema: { response: { 200: ApplicationsState } },
    async handler() {
      const { site } = await programmeQueries(db).published();
      const window = windowOf(currentSeason(site));
      const now = clock.now();
      const within =
        window !== null && now >= new Date(window.opens_at) && now < new Date(window.closes_at);
      return { open: config.applicationsOpen || within };
    },
  });
};
