import { setTimeout as sleep } from 'node:timers/promises';
import { type CollectedSpan, traceCollector } from 'server-kit/testing/traceCollector';

import { type ApiProcess, startApi } from '../testing/apiProcess';
import { type EdgeProcess, startEdge } from '../testing/edgeProcess';
import { type ProcessDatabase, processDatabase } from '../testing/processDatabase';

let collector: Awaited<ReturnType<typeof traceCollector>>;
let api: ApiProcess;
let edge: EdgeProcess;
let database: ProcessDatabase;

beforeAll(async () => {
  collector = await traceCollector();
  database = await processDatabase();
  const tracing = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
  api = await startApi({ ...database.env, ...tracing });
  edge = await startEdge(api.url, tracing);
});
afterAll(async () => {
  await edge?.stop();
  api?.kill('SIGKILL');
  await api?.ended;
  collector.stop();
});

/** Spans of one request, when all of them have arrived. */
async function spansOf(requestId: string, isWhole: (spans: CollectedSpan[]) => boolean) {
  for (;;) {
    const spans = collector.spans.filter(
      ({ attributes }) => attributes['request.id'] === requestId,
    );
    if (isWhole(spans)) return spans;
    await sleep(50);
  }
}

const has = (...services: string[]) => {
  return (spans: CollectedSpan[]) =>
    services.every((service) => spans.some((span) => span.service === service && span.kind === 2));
};

describe('a request of a browser', () => {
  it('is one trace from the edge to the statements of the database, under its request id', async () => {
    const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
    const url = '/api/startups?search=secret';
    const { headers } = await edge.send({ method: 'GET', url, headers: { traceparent } });
    const spans = await spansOf(String(headers['x-request-id']), has('quest-edge', 'quest-api'));

    const [first, ...others] = spans.filter(({ parentSpanId }) => parentSpanId === undefined);
    expect(others).toEqual([]);
    expect(first).toMatchObject({ service: 'quest-edge', name: 'GET /api/*' });
    // Trace headers of browsers are ignored.
    expect(first!.traceId).not.toBe('a'.repeat(32));
    expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1);

    const call = spans.find(({ service, kind }) => service === 'quest-api' && kind === 2)!;
    expect(call).toMatchObject({ name: 'GET /api/startups', parentSpanId: first!.spanId });
    const statements = spans.filter(({ name }) => name === 'SQL');
    expect(statements.length).toBeGreaterThan(0);
    for (const { parentSpanId, startTimeUnixNano, endTimeUnixNano } of statements) {
      expect(parentSpanId).toBe(call.spanId);
      expect(BigInt(endTimeUnixNano) >= BigInt(startTimeUnixNano)).toBe(true);
    }
    expect(statements[0]!.attributes['db.query.text']).toMatch(/from "startups"/);
  });

  it('is not dropped by sampling of frequent internal requests', async () => {
    for (const url of ['/api/health/ready', '/metrics']) await fetch(api.url + url);
    await edge.send({ method: 'GET', url: '/edge/health', headers: {} });
    const { headers } = await edge.send({ method: 'GET', url: '/api/startups', headers: {} });
    await spansOf(String(headers['x-request-id']), has('quest-edge', 'quest-api'));
    const requests = collector.spans.filter(({ kind }) => kind === 2).map(({ name }) => name);
    expect(requests.filter((name) => !/ \/api\/(\*|startups)$/.test(name))).toEqual([]);
  });

  it('leaves no sent data in a trace', async () => {
    const payload = JSON.stringify({ email: 'ana@people.example', password: 'Secret-2025' });
    const { headers } = await edge.send({
      method: 'POST',
      url: '/api/login?from=secret-place',
      headers: { 'content-type': 'application/json' },
      payload,
    });
    const spans = await spansOf(String(headers['x-request-id']), has('quest-edge', 'quest-api'));
    expect(spans.some(({ name }) => name === 'SQL')).toBe(true);
    expect(JSON.stringify(collector.spans)).not.toMatch(
      /ana@people|Secret-2025|secret-place|search=/,
    );
  });
});
