import type { FastifyInstance } from 'fastify';

/** Who asks is read once: as soon as their connection has ended nobody knows it any more, and answering would fail. */
export function keepAddress(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    Object.defineProperty(request, 'ip', { value: request.ip ?? '' });
    done();
  });
}
