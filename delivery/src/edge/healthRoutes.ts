import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Drain } from 'server-kit/draining';

import type { Deployed } from './deployed/Deployed';

declare module 'fastify' {
  interface FastifyInstance {
    /** Asks for visitors to be sent elsewhere until none is left; `close` is next. */
    drain: Drain;
  }
}

/**
 * A store that is slow or hangs, or has much to be read after a publish, keeps no balancer waiting: it would give up
 * every edge at once.
 */
const READ_TIMEOUT_MS = 250;

/**
 * `health`: it can serve what it knows. `ready`: visitors may be sent, which ends a while before it does; then it says
 * 404, not 503, so that balancers leave what is under way (HAProxy's `disable-on-404`).
 * @param warning what is unsafe here, for operators
 */
export function healthRoutes(app: FastifyInstance, deployed: Deployed, warning?: string): void {
  const drain = new Drain(app, ['/edge/ready'], ['/edge/health', '/edge/metrics']);
  app.decorate('drain', drain);

  const poll = async () => {
    const inTime = sleep(READ_TIMEOUT_MS, undefined, { ref: false }).then(() => deployed.known);
    const revision = (await Promise.race([deployed.current(true), inTime]))?.registry.revision;
    const { trouble } = deployed;
    // Who can still serve what it knows stays in use; that it knows no news is for operators.
    const ok = revision !== undefined && trouble === undefined;
    return { ok, revision, trouble, warning };
  };
  app.get('/edge/health', async (_request, reply) => {
    const seen = await poll();
    return reply.code(seen.revision ? 200 : 503).send(seen);
  });
  app.get('/edge/ready', async (_request, reply) => {
    const seen = await poll();
    const { isDraining } = drain;
    const code = isDraining ? 404 : seen.revision ? 200 : 503;
    return reply.code(code).send({ ...seen, isDraining });
  });
}
