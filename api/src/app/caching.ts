import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { matchesEtag } from 'server-kit/etag';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The response is the same for every guest, so caches may store it for a short time. */
    cacheable?: boolean;
  }
}

/** A response to a token is never stored; a public one is, for half a minute (rule 9.13). */
export function setCaching(app: FastifyInstance) {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (reply.hasHeader('cache-control')) return done(null, payload);
    const guest = request.headers.authorization === undefined;
    const cacheable = reply.statusCode === 200 && request.routeOptions.config.cacheable;
    if (!guest || !cacheable || typeof payload !== 'string') {
      reply.header('cache-control', 'no-store');
      return done(null, payload);
    }
    const etag = `"${hash('sha1', payload, 'base64url')}"`;
    reply.headers({
      etag: `W/${etag}`, // weak, because edges compress it in different ways
      'cache-control': 'public, max-age=30, stale-while-revalidate=300',
      vary: 'accept-encoding, authorization, origin',
    });
    if (!matchesEtag(request.headers['if-none-match'], etag)) return done(null, payload);
    reply.code(304).removeHeader('content-length');
    // Fastify itself takes the body from a response to HEAD, after its length.
    done(null, request.method === 'HEAD' ? payload : null);
  });
}

/** While the primary is down, responses state their possible age (rule 9.35). */
export function setAge(app: FastifyInstance) {
  app.addHook('onSend', (request, reply, payload, done) => {
    const age = request.method === 'GET' ? app.deps.readAge?.() : undefined;
    if (age !== undefined && reply.statusCode === 200) reply.header('age', Math.ceil(age / 1_000));
    done(null, payload);
  });
}
