import { MyStartups, OwnStartup } from 'contract/wire/my-startups.contract';
import { ChangeFailure } from 'contract/wire/seen.contract';
import { Slug, SlugAvailability, StartupChange } from 'contract/wire/startup-settings.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { profileAndCard } from '../../app/cacheTags';
import { readForm } from '../../app/uploads';
import { OfStartup } from '../startup-access/ofStartup';
import { myStartupsService } from './myStartups.service';
import { type Commit, startupSettingsService } from './startupSettings.service';

const OneStartup = z.object({ data: OwnStartup });

/** The caller's startups (rule 3.34), and the profile of one of them, with its address (rule 3.37). */
export const myStartupsRoutes: FastifyPluginAsyncZod = async (app) => {
  const mine = myStartupsService(app.deps);
  const settings = startupSettingsService(app.deps);

  app.get('/my/startups', {
    onRequest: app.requireUser,
    schema: { response: { 200: MyStartups } },
    handler: async ({ me }) => ({ data: await mine.list(me) }),
  });

  app.get('/my/startups/:startupId', {
    onRequest: app.requireUser,
    schema: { params: OfStartup, response: { 200: OneStartup } },
    handler: async ({ me, params }) => ({ data: await mine.show(me, params.startupId) }),
  });

  app.post('/my/startups/:startupId', {
    onRequest: app.requireUser,
    preValidation: readForm,
    config: {
      repeats: 'never',
      changes: profileAndCard('startupId'),
      file: 'startup_image',
      limits: [{ max: 60, seconds: 1_800, by: ['user'] }],
    },
    schema: {
      consumes: ['multipart/form-data', 'application/json'],
      params: OfStartup,
      body: StartupChange,
      response: { 200: OneStartup, '4xx': ChangeFailure },
    },
    async handler(request) {
      const { me, params, body, form } = request;
      const sent = { form: body, file: form?.file };
      const commit: Commit = (write) => request.commit(200, write);
      return { data: await settings.save(me, params.startupId, sent, commit) };
    },
  });

  app.get('/my/startups/:startupId/slug-availability', {
    onRequest: app.requireUser,
    schema: {
      params: OfStartup,
      querystring: z.object({ slug: Slug }),
      response: { 200: SlugAvailability },
    },
    handler: ({ me, params, query }) => settings.slugAvailability(me, params.startupId, query.slug),
  });
};
