import { GoogleAddress, GoogleCallback } from 'contract/wire/google.contract';
import { SignInAnswer } from 'contract/wire/second-factor.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { signIn } from '../sign-in/signIn';
import { flows } from './flows';
import { googleService } from './google.service';

/** Signing in with Google: two calls of the auth host (rule 9.1). */
export const googleRoutes: FastifyPluginAsyncZod = async (app) => {
  const google = googleService(app.deps);
  const underWay = flows(app.deps);

  app.get('/auth/google', {
    config: { limits: [{ max: 60, seconds: 60, by: ['ip'] }] },
    schema: { response: { 200: GoogleAddress } },
    async handler({ headers }, reply) {
      const { url, flow } = await google.start();
      const cookie = underWay.write([...underWay.read(headers.cookie), flow]);
      return reply.header('set-cookie', cookie).send({ url });
    },
  });

  app.get('/auth/callback/google', {
    config: { limits: [{ max: 20, seconds: 60, by: ['ip'] }] },
    schema: { querystring: GoogleCallback, response: { 200: SignInAnswer } },
    async handler(request, reply) {
      const { headers, query } = request;
      const all = underWay.read(headers.cookie);
      const flow = all.find(({ state }) => state === query.state);
      // A state can be used once in a browser, whatever the outcome.
      reply.header('set-cookie', underWay.write(all.filter((one) => one !== flow)));
      return signIn(request, reply, (device) => google.finish(query, flow, device));
    },
  });
};
