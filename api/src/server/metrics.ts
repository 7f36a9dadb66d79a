import type { FastifyInstance } from 'fastify';
import { isPrivateNetwork } from 'server-kit/client-address';
import { AnswerTimes, gauge } from 'server-kit/metrics';
import { notFound } from '../app/httpError';
import { gauges } from './gauges';

/**
 * GET /metrics in the Prometheus format: responses by route and status, their durations, and the state of the process.
 * It is not under /api, so the edge does not pass it on; only the inner network can read it.
 */
export function measure(app: FastifyInstance) {
  const times = new AnswerTimes();
  app.addHook('onClose', async () => times.stop());

  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const { statusCode: status, elapsedTime: ms } = reply;
    times.note({ method, route: routeOptions.url, status, ms });
    done();
  });

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isPrivateNetwork(request)) throw notFound();
    const lines = [
      ...times.lines(),
      ...(await gauges(app.deps)),
      ...gauge('clients_unproven', app.unprovenClients()),
    ];
    return reply.type('text/plain; version=0.0.4').send(`${lines.join('\n')}\n`);
  });
}
