import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';

import { gauge, gauges } from './gauges';
import { isInnerNetwork } from './innerNetwork';
import { notFound } from './refusal';

/** Upper ends of the duration histogram, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

interface Series {
  /** Answers per bucket, and those above the last one. */
  counts: number[];
  sum: number;
}

/**
 * GET /metrics in the text form of Prometheus: answers by route and status, how long they took, and
 * how the process is. Not under /api: the edge does not pass it on, only the inner network reads it.
 */
export function measure(app: FastifyInstance) {
  const answers = new Map<string, Series>();
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  app.addHook('onClose', async () => {
    delay.disable();
  });

  app.addHook('onResponse', (request, reply, done) => {
    // The pattern of the route, never the address: the number of series must stay small.
    const labels = `method="${request.method}",route="${request.routeOptions.url ?? 'none'}",status="${reply.statusCode}"`;
    const series = answers.get(labels) ?? { counts: Array(BUCKETS.length + 1).fill(0), sum: 0 };
    const seconds = reply.elapsedTime / 1_000;
    const bucket = BUCKETS.findIndex((end) => seconds <= end);
    series.counts[bucket < 0 ? BUCKETS.length : bucket]! += 1;
    series.sum += seconds;
    answers.set(labels, series);
    done();
  });

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isInnerNetwork(request)) throw notFound();
    const lines = [
      '# TYPE http_request_duration_seconds histogram',
      ...[...answers].flatMap(([labels, series]) => histogram(labels, series)),
      ...(await gauges(app.parts)),
      ...gauge('clients_unproven', app.unprovenClients()),
      ...gauge('event_loop_delay_p99_seconds', delay.percentile(99) / 1e9),
    ];
    return reply.type('text/plain; version=0.0.4').send(`${lines.join('\n')}\n`);
  });
}

function histogram(labels: string, { counts, sum }: Series): string[] {
  let total = 0;
  const name = 'http_request_duration_seconds';
  const buckets = counts.map((count, at) => {
    total += count;
    return `${name}_bucket{${labels},le="${BUCKETS[at] ?? '+Inf'}"} ${total}`;
  });
  return [...buckets, `${name}_sum{${labels}} ${sum}`, `${name}_count{${labels}} ${total}`];
}
