import { type CollectedSpan, traceCollector } from 'server-kit/testing/traceCollector';
import { startTracing } from 'server-kit/tracing';

import { siteBehindCache } from '../testing/siteBehindCache';

let collector: Awaited<ReturnType<typeof traceCollector>>;
let site: Awaited<ReturnType<typeof siteBehindCache>>;
/** @param share of all requests that is traced */
function trace(share: string) {
  const onTrouble = (error: unknown) => {
    throw error;
  };
  return startTracing('quest-edge', onTrouble, {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_TRACES_SAMPLER_ARG: share,
  })!;
}

let stopTracing: ReturnType<typeof trace>;
beforeAll(async () => {
  collector = await traceCollector();
  stopTracing = trace('1');
  site = await siteBehindCache(['/', '/reads'], {});
});
afterAll(async () => {
  await site.stop();
  collector.stop();
});

it('rendering a page is a span of its request, and its reads continue the trace', async () => {
  const { headers } = await site.edge.inject('/reads?token=secret');
  await stopTracing();
  const own = collector.spans.filter(
    ({ attributes }) => attributes['request.id'] === headers['x-request-id'],
  );
  const [request, render] = [2, 1].map((kind) => own.find((span) => span.kind === kind)!);
  expect(request).toMatchObject({ name: 'GET /*' });
  expect(render).toMatchObject({ name: 'render', parentSpanId: request!.spanId });
  const read = site.calls.find(({ url }) => url === '/api/read')!;
  const { traceId, spanId } = render as CollectedSpan;
  expect(read.headers.traceparent).toBe(`00-${traceId}-${spanId}-01`);
  expect(read.headers['x-request-id']).toBe(headers['x-request-id']);
  expect(JSON.stringify(collector.spans)).not.toContain('secret');
});

it('the api is told when a request is not sampled', async () => {
  const stop = trace('0');
  const [spans, calls] = [collector.spans.length, site.calls.length];
  const { headers } = await site.edge.inject('/reads?another');
  await site.edge.inject('/api/another');
  await stop();
  const asked = site.calls.slice(calls).filter(({ url }) => /read|another/.test(url));
  expect(asked.map(({ url }) => url)).toEqual(['/api/read', '/api/another']);
  for (const call of asked) {
    expect(call.headers.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
  }
  expect(asked[0]!.headers['x-request-id']).toBe(headers['x-request-id']);
  expect(collector.spans.length).toBe(spans);
});
