import {
  AuthenticatorRequest,
  NewAuthenticator,
  RecoveryCodes,
  SecondFactor,
  SecondFactorCode,
  SecondStep,
} from 'contract/wire/second-factor.contract';
import { SignedIn } from 'contract/wire/session.contract';
import { Done } from 'contract/wire/text.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { nothingPublic } from '../../app/cacheTags';
import type { Limit } from '../../app/limits';
import { signIn } from '../sign-in/signIn';
import { secondFactorService } from './secondFactor.service';
import { secondFactorStatus } from './secondFactorStatus';
import { secondStepService } from './secondStep.service';

const guarded: Limit[] = [{ max: 20, seconds: 600, by: ['user'] }];

/** A second factor: an authenticator app and recovery codes. */
export const secondFactorRoutes: FastifyPluginAsyncZod = async (app) => {
  const factor = secondFactorService(app.deps);
  const step = secondStepService(app.deps);
  const onRequest = app.requireUser;

  app.post('/login/second-factor', {
    config: {
      repeats: 'never',
      changes: nothingPublic,
      limits: [{ max: 20, seconds: 60, by: ['ip'] }],
    },
    schema: { body: SecondStep, response: { 200: SignedIn } },
    handler: (request, reply) =>
      signIn(request, reply, (device) => step.finish(request.body, device)),
  });

  app.get('/account/second-factor', {
    onRequest,
    config: { beforeSecondFactor: true },
    schema: { response: { 200: SecondFactor } },
    handler: ({ me }) => secondFactorStatus(app.deps, me),
  });

  app.post('/account/second-factor/proof', {
    onRequest,
    config: { repeats: 'never', changes: nothingPublic, limits: guarded },
    schema: { body: SecondFactorCode, response: { 200: Done } },
    handler: ({ me, body }) => factor.prove(me, body.code),
  });

  app.post('/account/second-factor/authenticator', {
    onRequest,
    config: { repeats: 'never', changes: nothingPublic, limits: guarded, beforeSecondFactor: true },
    schema: { body: AuthenticatorRequest, response: { 200: NewAuthenticator } },
    handler: ({ me, body }) => factor.begin(me, body),
  });

  app.post('/account/second-factor/authenticator/confirm', {
    onRequest,
    config: { repeats: 'never', changes: nothingPublic, limits: guarded, beforeSecondFactor: true },
    schema: { body: SecondFactorCode, response: { 200: RecoveryCodes } },
    handler: ({ me, body }) => factor.confirm(me, body.code),
  });

  app.delete('/account/second-factor/authenticator', {
    onRequest,
    config: { repeats: 'never', changes: nothingPublic },
    schema: { response: { 200: Done } },
    handler: ({ me }) => factor.remove(me),
  });

  app.post('/account/second-factor/recovery-codes', {
    onRequest,
    config: { repeats: 'never', changes: nothingPublic },
    schema: { response: { 200: RecoveryCodes } },
    handler: ({ me }) => factor.renewCodes(me),
  });
};
