import type { FastifyInstance } from 'fastify';
import { network } from 'server-kit/client-address';

declare module 'fastify' {
  interface FastifyRequest {
    /** How many telemetry events this one stands for: more than one while sampling. */
    weight: number;
  }
}

/** Events of one network stored without sampling; above that, and under load, they are sampled. */
const UNSAMPLED_EVENTS = { max: 3_000, seconds: 300 };
const SAMPLING_RATE = 10; // one event in ten
/** Per connection: far below the limit at which calls are refused (`shed.ts`). */
const MAX_WAITING_STATEMENTS = 10;

/**
 * Samples telemetry instead of refusing it, because a page could not react. Under load, or from one network, a tenth is
 * stored and counted tenfold (rule 8.34).
 */
export function sampleTelemetry(app: FastifyInstance) {
  const { limiter, pool } = app.deps;
  app.decorateRequest('weight', 1);

  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config?.budget !== 'telemetry') return;
    const key = `telemetry ${network(request.clientAddress)}`;
    const { allowed } = await limiter.hit(key, UNSAMPLED_EVENTS.max, UNSAMPLED_EVENTS.seconds);
    if (allowed && !(pool && pool().waiting > MAX_WAITING_STATEMENTS)) return;
    if (Math.random() * SAMPLING_RATE >= 1) return reply.send({ message: 'Seen.' });
    request.weight = SAMPLING_RATE;
  });
}
