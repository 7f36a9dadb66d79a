import { ForgottenPassword, PasswordReset, ResetLink } from 'contract/wire/password.contract';
import { Done } from 'contract/wire/text.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { nothingPublic } from '../../app/cacheTags';
import { passwordService } from './password.service';

/** A forgotten password (rules 2.30 to 2.33). */
export const passwordRoutes: FastifyPluginAsyncZod = async (app) => {
  const password = passwordService(app.deps);
  const response = { 200: Done };

  app.post('/forgot-password', {
    config: {
      repeats: 'never',
      changes: nothingPublic,
      limits: [{ max: 10, seconds: 3_600, by: ['ip'] }],
    },
    schema: { body: ForgottenPassword, response },
    handler: ({ body }) => password.forgot(body),
  });

  app.post('/check-reset-token', {
    config: {
      repeats: 'never',
      changes: nothingPublic,
      limits: [{ max: 10, seconds: 60, by: ['ip'] }],
    },
    schema: { body: ResetLink, response },
    handler: ({ body }) => password.check(body),
  });

  app.post('/reset-password', {
    config: {
      repeats: 'never',
      changes: nothingPublic,
      limits: [{ max: 10, seconds: 60, by: ['ip'] }],
    },
    schema: { body: PasswordReset, response },
    handler: ({ body, headers }) => password.reset(body, headers['user-agent'] ?? ''),
  });
};
