import { SignInAnswer } from 'contract/wire/second-factor.contract';
import { Credentials, Registration, SignedIn } from 'contract/wire/session.contract';
import { Done } from 'contract/wire/text.contract';
import { CurrentUser } from 'contract/wire/user.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { nothingPublic } from '../../app/cacheTags';
import { bindingCookie } from '../sign-in/bindingCookie';
import { signIn } from '../sign-in/signIn';
import { isEmailTaken } from './newAccount';
import { registrationService } from './registration.service';
import { sessionService } from './session.service';
import { staffCookie } from './staffCookie';

/** Registration, sign-in and sign-out, and the current user (rule 9.30). */
export const sessionRoutes: FastifyPluginAsyncZod = async (app) => {
  const session = sessionService(app.deps);
  const registration = registrationService(app.deps);

  app.post('/login', {
    config: {
      repeats: 'never',
      changes: nothingPublic,
      budget: 'login',
      limits: [
        { max: 5, seconds: 60, by: ['email', 'ip'] },
        { max: 20, seconds: 60, by: ['ip'], countsOnly: ({ status }) => status === 422 },
      ],
    },
    schema: { body: Credentials, response: { 200: SignInAnswer } },
    handler: (request, reply) =>
      signIn(request, reply, (device) => session.logIn(request.body, device)),
  });

  app.post('/register', {
    config: {
      repeats: 'never',
      changes: nothingPublic,
      limits: [
        { max: 100, seconds: 3_600, by: ['ip'] },
        { max: 3, seconds: 3_600, by: ['email'] },
        { max: 20, seconds: 3_600, by: ['ip'], countsOnly: isEmailTaken },
      ],
    },
    schema: { body: Registration, response: { 201: SignedIn } },
    async handler(request, reply) {
      const { body } = request;
      const signedIn = await signIn(request, reply, (device) =>
        registration.register(body, device),
      );
      return reply.code(201).send(signedIn);
    },
  });

  app.post('/logout', {
    config: { repeats: 'never', changes: nothingPublic },
    schema: { response: { 200: Done } },
    async handler({ viewer, headers }, reply) {
      await session.logOut(viewer);
      // Without a valid token nothing is ended, so the cookie of a newer session stays.
      if (viewer && bindingCookie.read(headers.cookie))
        reply.header('set-cookie', bindingCookie.clear());
      if (viewer && staffCookie.isIn(headers.cookie))
        reply.header('set-cookie', staffCookie.clear());
      return { message: 'You are logged out.' };
    },
  });

  app.get('/user', {
    onRequest: app.requireUser,
    config: { beforeSecondFactor: true },
    schema: { response: { 200: CurrentUser } },
    async handler({ me, headers }, reply) {
      const user = await session.currentUser(me);
      const { keys, clock } = app.deps;
      if (me.scopes.length > 0)
        reply.header('set-cookie', staffCookie.write(keys.staffPasses, clock.now()));
      else if (staffCookie.isIn(headers.cookie)) reply.header('set-cookie', staffCookie.clear());
      return { ...user, data: user };
    },
  });
};
