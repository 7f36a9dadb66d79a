import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Drain } from 'server-kit/draining';

import type { Deployed } from './deployed/Deployed';

declare module 'fastify' {
  interface FastifyInstance {
    /** Asks for visitors to be sent elsewhere until none is left; `close` follows. */
    drain: Drain;
  }
}

/**
 * A store that is slow, hangs, or has much to read after a publish must not delay a balancer's probes: it would remove
 * all edges at once.
 */
const READ_TIMEOUT_MS = 250;

/**
 * `health`: it can serve the known deployment. `ready`: it accepts visitors; this ends a while before the edge stops.
 * It then responds with 404, not 503, so that balancers let running requests finish (HAProxy's `disable-on-404`).
 * @param warning an unsafe setting, for operators
 */
export function healthRoutes(app: FastifyInstance, deployed: Deployed, warning?: string): void {
  const drain = new Drain(app, ['/edge/ready'], ['/edge/health', '/edge/metrics']);
  app.decorate('drain', drain);

  const poll = async () => {
    const inTime = sleep(READ_TIMEOUT_MS, undefined, { ref: false }).then(() => deployed.known);
    const revision = (await Promise.race([deployed.current(true), inTime]))?.registry.revision;
    const { trouble } = deployed;
    // An edge that can serve the known deployment stays in use; a missing update concerns only operators.
    const ok = revision !== undefined && trouble === undefined;
    return { ok, revision, trouble, warning };
  };
  app.get('/edge/health', async (_request, reply) => {
    const seen = await poll();
    return reply
      .code(seen.revision ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(seen);
  });
  app.get('/edge/ready', async (_request, reply) => {
    const seen = await poll();
    const { isDraining } = drain;
    const code = isDraining ? 404 : seen.revision ? 200 : 503;
    return reply
      .code(code)
      .header('cache-control', 'no-store')
      .send({ ...seen, isDraining });
  });
}
