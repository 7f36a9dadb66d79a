import type { FastifyInstance } from 'fastify';
import { Drain } from 'server-kit/draining';

declare module 'fastify' {
  interface FastifyInstance {
    /** Asks callers to use another process until none is left; `close` follows. */
    drain: Drain;
  }
}

export function drainBeforeClosing(app: FastifyInstance) {
  const readiness = ['/api/health/ready', '/api/health'];
  app.decorate('drain', new Drain(app, readiness, ['/api/health/live', '/metrics']));
}
