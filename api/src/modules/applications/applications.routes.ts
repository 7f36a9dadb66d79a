import { ApplicationsState } from 'contract/wire/applications.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { nothingPublic } from '../../app/cacheTags';

/** Whether one can apply, as the operator configured it. */
export const applicationsRoutes: FastifyPluginAsyncZod = async (app) => {
  const { applicationsOpen: open } = app.deps.config;

  app.get('/applications/state', {
    config: { cacheable: true, about: nothingPublic },
    schema: { response: { 200: ApplicationsState } },
    handler: async () => ({ open }),
  });
};
