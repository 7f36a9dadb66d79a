import type { FastifyInstance } from 'fastify';
import { network } from 'server-kit/client-address';

declare module 'fastify' {
  interface FastifyRequest {
    /** How many events of telemetry this one stands for: more than one while it is sampled. */
    weight: number;
  }
}

/** Events of one network that are taken one by one; of those above, and under load, a sample is. */
const TAKEN = { max: 3_000, seconds: 300 };
const SAMPLE = 10; // one of so many
/** Statements that wait for a connection: far below what turns calls away. */
const WAITING = 10;

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
    const { allowed } = await limiter.hit(key, TAKEN.max, TAKEN.seconds);
    if (allowed && !(pool && pool().waiting > WAITING)) return;
    if (Math.random() * SAMPLE >= 1) return reply.send({ message: 'Seen.' });
    request.weight = SAMPLE;
  });
}
