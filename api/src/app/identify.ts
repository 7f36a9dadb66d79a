import type { FastifyInstance, FastifyRequest } from 'fastify';
import { secondFactorNeeded, unauthenticated } from './httpError';
import type { Viewer } from './viewer';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Also available to staff without a second factor, so that they can add one. */
    beforeSecondFactor?: boolean;
  }
  interface FastifyInstance {
    /** Guard of a route for signed-in callers; staff also need a second factor. */
    requireUser(request: FastifyRequest): Promise<void>;
  }
  interface FastifyRequest {
    /** The caller; null for a guest. */
    viewer: Viewer | null;
    /** The caller of a route that guests cannot call. @throws 401 */
    readonly me: Viewer;
  }
}

/** Returns the user of a token; undefined for an invalid one. */
type FindViewer = (token: string, request: FastifyRequest) => Promise<Viewer | undefined>;

/**
 * Reads the bearer token of every call. With an invalid one the caller is a guest, and gets `X-Auth-State: expired`,
 * because an expired token must never break a public page (rule 9.5).
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
