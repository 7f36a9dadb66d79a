import { Settings, SettingsSaved } from 'contract/wire/account.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { theCaller } from '../../app/cacheTags';
import { readForm } from '../../app/uploads';
import { settingsService } from './settings.service';

/** POST /account/settings (rule 2.35). */
export const settingsRoutes: FastifyPluginAsyncZod = async (app) => {
  const settings = settingsService(app.deps);

  app.post('/account/settings', {
    onRequest: app.requireUser,
    preValidation: readForm,
    config: {
      repeats: 'never',
      changes: theCaller,
      limits: [{ max: 30, seconds: 1_800, by: ['user'] }],
    },
    schema: { consumes: ['multipart/form-data'], body: Settings, response: { 200: SettingsSaved } },
    handler: ({ me, body, form }) => settings.save(me, body, form?.file),
  });
};
