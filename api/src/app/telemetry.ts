import type { FastifyInstance } from 'fastify';
import { network } from 'server-kit/client-address';

declare module 'fastify' {
  interface FastifyRequest {
    /** How many events of telemetry this one stands for: more than one while it is sampled. */
    weight: number;
  }
}

/** Events of one network that are all stored; above that, and under load, a sample is. */
const UNSAMPLED_EVENTS = { max: 3_000, seconds: 300 };
const SAMPLING_RATE = 10; // one event in ten
/** For a connection: far below the limit at which calls are refused (`shed.ts`). */
const MAX_WAITING_STATEMENTS = 10;

/**
 * Telemetry is never refused: a page has nothing to do about it. Under load, or from one network, a
 * tenth of it is taken and stands for all (rule 8.34).
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
