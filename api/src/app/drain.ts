import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Asks callers to go elsewhere, and gives balancers time to notice; `close` is next. */
    drain(): Promise<void>;
    draining: boolean;
  }
}

/** A balancer that asks twice a second has heard of it, milliseconds. */
const DRAIN_MS = 1_000;

/**
 * Closing at once would cut off requests that are on their way: whoever has just connected looks
 * idle. So at first every answer ends its connection and readiness says no, while all is served.
 */
export function drainBeforeClosing(app: FastifyInstance) {
  app.decorate('draining', false);
  app.decorate('drain', async () => {
    app.draining = true;
    await sleep(DRAIN_MS);
  });
  app.addHook('onRequest', (_request, reply, done) => {
    if (app.draining) reply.header('connection', 'close');
    done();
  });
}
