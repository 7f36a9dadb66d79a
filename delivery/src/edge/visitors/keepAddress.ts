import type { FastifyInstance } from 'fastify';

/**
 * Reads the client address once at the start: after the connection has ended it is unavailable, and responding would
 * fail.
 */
export function keepAddress(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    Object.defineProperty(request, 'ip', { value: request.ip ?? '' });
    done();
  });
}
