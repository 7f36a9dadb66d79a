import { Settings, SettingsSaved } from 'contract/wire/account.contract';
import {
  AccountChanged,
  EmailChange,
  PasswordChange,
  PhoneChange,
  UsernameChange,
} from 'contract/wire/credentials.contract';
import { OwnLinksChange, SocialLinks } from 'contract/wire/links.contract';
import { Done } from 'contract/wire/text.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { nothingPublic, theCaller } from '../../app/cacheTags';
import type { Limit } from '../../app/limits';
import { readForm } from '../../app/uploads';
import { changeEmailService } from './changeEmail.service';
import { changePasswordService } from './changePassword.service';
import { changePhoneService } from './changePhone.service';
import { changeUsernameService } from './changeUsername.service';
import { linksService } from './links.service';
import { settingsService } from './settings.service';

/** Each call asks for the password, so each can be used to guess it. */
const guarded: Limit[] = [{ max: 10, seconds: 600, by: ['user'] }];

/** One's profile and its links, and how one signs in (rules 2.35, 2.10 and 2.37). */
export const accountRoutes: FastifyPluginAsyncZod = async (app) => {
  const onRequest = app.requireUser;
  const response = { 200: AccountChanged };
  const email = changeEmailService(app.deps);
  const username = changeUsernameService(app.deps);
  const password = changePasswordService(app.deps);
  const phone = changePhoneService(app.deps);
  const links = linksService(app.deps);
  const settings = settingsService(app.deps);

  app.post('/account/change-email', {
    onRequest,
    config: { repeats: 'never', changes: nothingPublic, limits: guarded },
    schema: { body: EmailChange, response },
    handler: ({ me, body }) => email.change(me, body),
  });

  app.post('/account/verify-email', {
    onRequest,
    config: {
      repeats: 'never',
      changes: nothingPublic,
      limits: [{ max: 3, seconds: 3_600, by: ['user'] }],
    },
    schema: { response: { 200: Done } },
    handler: ({ me }) => email.verifyAgain(me),
  });

  app.post('/account/change-username', {
    onRequest,
    config: { repeats: 'never', changes: theCaller, limits: guarded },
    schema: { body: UsernameChange, response },
    handler: ({ me, body }) => username.change(me, body),
  });

  app.post('/account/change-password', {
    onRequest,
    config: { repeats: 'never', changes: nothingPublic, limits: guarded },
    schema: { body: PasswordChange, response },
    handler: ({ me, body }) => password.change(me, body),
  });

  app.post('/account/change-phone-number', {
    onRequest,
    config: { repeats: 'never', changes: nothingPublic, limits: guarded },
    schema: { body: PhoneChange, response },
    handler: ({ me, body }) => phone.change(me, body),
  });

  app.get('/account/social-links', {
    onRequest,
    schema: { response: { 200: SocialLinks } },
    handler: ({ me }) => links.show(me),
  });

  app.post('/account/social-links', {
    config: { repeats: 'once', changes: theCaller },
    onRequest,
    schema: { body: OwnLinksChange, response },
    handler: ({ me, body }) => links.save(me, body),
  });

  app.post('/account/settings', {
    onRequest,
    preValidation: readForm,
    config: {
      repeats: 'never',
      changes: theCaller,
      file: 'profile_photo',
      limits: [{ max: 30, seconds: 1_800, by: ['user'] }],
    },
    schema: { consumes: ['multipart/form-data'], body: Settings, response: { 200: SettingsSaved } },
    handler: ({ me, body, form }) => settings.save(me, body, form?.file),
  });
};
