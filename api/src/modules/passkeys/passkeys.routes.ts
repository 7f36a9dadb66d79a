import {
  NewPasskey,
  PasskeyName,
  PasskeyOptions,
  PasskeyProof,
  PasskeyRemoved,
  PasskeyRequest,
  PasskeySignIn,
  PasskeyStep,
} from 'contract/wire/passkeys.contract';
import { RecoveryCodes } from 'contract/wire/second-factor.contract';
import { SignedIn } from 'contract/wire/session.contract';
import { Done, IdText } from 'contract/wire/text.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { nothingPublic } from '../../app/cacheTags';
import type { Limit } from '../../app/limits';
import { signIn } from '../sign-in/signIn';
import { passkeyProofService } from './passkeyProof.service';
import { passkeySignInService } from './passkeySignIn.service';
import { passkeysService } from './passkeys.service';

const guarded: Limit[] = [{ max: 20, seconds: 600, by: ['user'] }];
const guests: Limit[] = [{ max: 30, seconds: 60, by: ['ip'] }];
/** Each view of the login asks, and many people can have one address. */
const views: Limit[] = [{ max: 120, seconds: 60, by: ['ip'] }];

/** Passkeys (WebAuthn): a way to sign in, and a second factor. */
export const passkeysRoutes: FastifyPluginAsyncZod = async (app) => {
  const passkeys = passkeysService(app.deps);
  const proof = passkeyProofService(app.deps);
  const login = passkeySignInService(app.deps);
  const onRequest = app.requireUser;
  const params = z.object({ passkeyId: IdText });

  app.post('/login/passkey/options', {
    config: { repeats: 'never', changes: nothingPublic, limits: views },
    schema: { body: PasskeySignIn, response: { 200: PasskeyOptions } },
    handler: ({ body }) => login.begin(body),
  });

  app.post('/login/passkey', {
    config: { repeats: 'never', changes: nothingPublic, limits: guests },
    schema: { body: PasskeyStep, response: { 200: SignedIn } },
    handler: (request, reply) =>
      signIn(request, reply, (device) => login.finish(request.body, device)),
  });

  app.post('/account/passkeys/options', {
    onRequest,
    config: { repeats: 'never', changes: nothingPublic, limits: guarded, beforeSecondFactor: true },
    schema: { body: PasskeyRequest, response: { 200: PasskeyOptions } },
    handler: ({ me, body }) => passkeys.begin(me, body),
  });

  app.post('/account/passkeys', {
    onRequest,
    config: { repeats: 'never', changes: nothingPublic, limits: guarded, beforeSecondFactor: true },
    schema: { body: NewPasskey, response: { 200: RecoveryCodes } },
    handler: ({ me, body, headers }) => passkeys.add(me, body, headers['user-agent'] ?? ''),
  });

  app.post('/account/passkeys/:passkeyId', {
    onRequest,
    config: { repeats: 'never', changes: nothingPublic },
    schema: { params, body: PasskeyName, response: { 200: Done } },
    handler: ({ me, params, body }) => passkeys.rename(me, params.passkeyId, body),
  });

  app.delete('/account/passkeys/:passkeyId', {
    onRequest,
    config: { repeats: 'never', changes: nothingPublic },
    schema: { params, response: { 200: PasskeyRemoved } },
    handler: ({ me, params }) => passkeys.remove(me, params.passkeyId),
  });

  app.post('/account/second-factor/proof/passkey/options', {
    onRequest,
    config: { repeats: 'never', changes: nothingPublic, limits: guarded },
    schema: { response: { 200: PasskeyOptions } },
    handler: ({ me }) => proof.begin(me),
  });

  app.post('/account/second-factor/proof/passkey', {
    onRequest,
    config: { repeats: 'never', changes: nothingPublic, limits: guarded },
    schema: { body: PasskeyProof, response: { 200: Done } },
    handler: ({ me, body }) => proof.finish(me, body),
  });
};
