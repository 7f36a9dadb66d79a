import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer is the same for every guest: let caches keep it a little. */
    cacheable?: boolean;
  }
}

/** An answer to a token is never stored; a public one is, for half a minute (RULES A.0 Caching). */
export function setCaching(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.hasHeader('cache-control')) return payload;
    const guest = request.headers.authorization === undefined;
    const cacheable = request.routeOptions.config.cacheable && reply.statusCode === 200;
    if (!guest || !cacheable || typeof payload !== 'string') {
      reply.header('cache-control', 'no-store');
      return payload;
    }
    const etag = `"${createHash('sha1').update(payload).digest('base64url')}"`;
    reply.headers({
      etag,
      'cache-control': 'public, max-age=30, stale-while-revalidate=300',
      vary: 'authorization, origin',
    });
    if (request.headers['if-none-match'] !== etag) return payload;
    reply.code(304).removeHeader('content-length');
    return null;
  });
}
