import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer is the same for every guest: let caches keep it a little. */
    cacheable?: boolean;
  }
}

/** An answer to a token is never stored; a public one is, for half a minute (rule 9.13). */
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
      etag: `W/${etag}`, // edges pack it, each reader as it likes
      'cache-control': 'public, max-age=30, stale-while-revalidate=300',
      vary: 'accept-encoding, authorization, origin',
    });
    if (!matchesEtag(request, etag)) return done(null, payload);
    reply.code(304).removeHeader('content-length');
    done(null, null);
  });
}

/** Whether the asker has this version, among others perhaps, by its strong name or its weak one. */
export const matchesEtag = ({ headers }: FastifyRequest, etag: string): boolean =>
  headers['if-none-match']?.includes(etag) ?? false;

/** While the primary is away, what is read says how old it may be (rule 9.35). */
export function setAge(app: FastifyInstance) {
  app.addHook('onSend', (request, reply, payload, done) => {
    const age = request.method === 'GET' ? app.deps.readAge?.() : undefined;
    if (age !== undefined && reply.statusCode === 200) reply.header('age', Math.ceil(age / 1_000));
    done(null, payload);
  });
}
