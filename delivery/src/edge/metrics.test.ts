import type { FastifyInstance } from 'fastify';
import { askedMetrics, namesIn } from 'server-kit/testing/metricNames';

import { publishedEdge } from '../testing/publishedEdge';

let edge: FastifyInstance;
beforeAll(async () => {
  edge = await publishedEdge({ routes: [{ path: '/', prerender: true }, { path: '/plain' }] });
});
afterAll(() => edge.close());

const metrics = async () => (await edge.inject('/edge/metrics')).body;

describe('the metrics of the edge for machines in the private network', () => {
  it('count responses by route and status, and rendered pages, without identifying visitors', async () => {
    for (const url of ['/', '/', '/plain', '/nowhere?token=secret', '/x.js'])
      await edge.inject(url);
    const text = await metrics();

    const count = 'http_request_duration_seconds_count';
    expect(text).toContain(`${count}{method="GET",route="/*",status="200"} 3`);
    expect(text).toContain(`${count}{method="GET",route="/*",status="404"} 1`);
    expect(text).toContain(`${count}{method="GET",route="none",status="404"} 1`);
    expect(text).toMatch(/^edge_pages_total\{rendered="prerendered"} [23]$/m);
    expect(text).toMatch(/^edge_pages_total\{rendered="client"} [12]$/m);
    expect(text).not.toMatch(/nowhere|secret|127\.0/);
  });

  it('contain every metric that alerts and the operators’ dashboard query from an edge', async () => {
    const names = namesIn(await metrics());
    const asked = askedMetrics().filter((name) => /^(edge|http|process|disk|event)_/.test(name));
    // Two metrics exist only with a cache in front and with a responding api.
    const later = ['edge_cdn_purges_total', 'edge_client_proofs_believed'];
    expect(asked.length).toBeGreaterThan(8);
    expect(asked.filter((name) => !names.has(name) && !later.includes(name))).toEqual([]);
  });

  it('have the format of Prometheus, like those of the api', async () => {
    const text = await metrics();
    expect(text).toMatch(/^edge_revision 1$/m);
    expect(text).toMatch(/^edge_store_readable 1$/m);
    expect(text).toMatch(/^edge_calls_\w+_running 0$/m);
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
    expect(text).toMatch(/^event_loop_delay_p99_seconds \S+$/m);
    for (const line of text.trim().split('\n')) {
      expect(line).toMatch(/^(# TYPE \w+ (histogram|gauge|counter)|\w+(\{[^}]*})? [\d.e+-]+)$/);
    }
  });

  it.each([
    ['203.0.113.7', {}],
    ['127.0.0.1', { 'x-forwarded-for': '203.0.113.7' }],
  ])('are not served to %s with %j', async (remoteAddress, headers) => {
    const answer = await edge.inject({ url: '/edge/metrics', remoteAddress, headers });
    expect(answer.statusCode).toBe(404);
  });
});
