import type { FastifyInstance } from 'fastify';
import { Drain } from 'server-kit/draining';

declare module 'fastify' {
  interface FastifyInstance {
    /** Asks callers to go elsewhere until none is left; `close` is next. */
    drain: Drain;
  }
}

export function drainBeforeClosing(app: FastifyInstance) {
  app.decorate('drain', new Drain(app, ['/api/health/ready', '/api/health']));
}
