import type { FastifyInstance, FastifyRequest } from 'fastify';
import { secondFactorNeeded, unauthenticated } from './httpError';
import type { Viewer } from './viewer';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Also for staff who has no second factor yet: what it takes to add one. */
    beforeSecondFactor?: boolean;
  }
  interface FastifyInstance {
    /** Guard of a route that needs a signed-in caller; staff needs a second factor as well. */
    requireUser(request: FastifyRequest): Promise<void>;
  }
  interface FastifyRequest {
    /** Who is asking; null for a guest. */
    viewer: Viewer | null;
    /** The same where a guest cannot get. @throws 401 */
    readonly me: Viewer;
  }
}

/** Finds whose token it is; undefined when it is good for nothing. */
export type FindViewer = (token: string, request: FastifyRequest) => Promise<Viewer | undefined>;

/**
 * Reads the bearer token of every call. A bad one leaves its sender a guest, who learns of it by
 * `X-Auth-State: expired`: a stale token must never break a public page (rule 9.5).
 */
export function identify(app: FastifyInstance, findViewer: FindViewer) {
  app.decorateRequest('viewer', null);
  app.decorateRequest('me', {
    getter(this: FastifyRequest) {
      if (!this.viewer) throw unauthenticated();
      return this.viewer;
    },
  });
  app.decorate('requireUser', async (request) => {
    if (!request.viewer) throw unauthenticated();
    const { beforeSecondFactor = false } = request.routeOptions.config;
    if (request.viewer.needsSecondFactor && !beforeSecondFactor) throw secondFactorNeeded();
  });
  app.addHook('onRequest', async (request, reply) => {
    const header = request.headers.authorization;
    if (header === undefined) return;
    const token = /^Bearer ([\w-]{20,200})$/i.exec(header)?.[1];
    request.viewer = (token && (await findViewer(token, request))) || null;
    if (!request.viewer) reply.header('x-auth-state', 'expired');
  });
}
