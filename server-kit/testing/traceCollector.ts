import { text } from 'node:stream/consumers';

import { localServer } from './localServer';

/** A span as a collector receives it. */
export interface CollectedSpan {
  service: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: Record<string, string>;
}

interface Pair {
  key: string;
  value: { stringValue?: string; intValue?: string };
}

const read = (pairs: Pair[]) =>
  Object.fromEntries(pairs.map(({ key, value }) => [key, value.stringValue ?? value.intValue!]));

/** A trace collector that accepts OTLP/HTTP with JSON. */
export async function traceCollector() {
  const spans: CollectedSpan[] = [];
  const { url, stop } = await localServer(async (request, answer) => {
    if (request.method !== 'POST' || request.url !== '/v1/traces') {
      answer.writeHead(404).end();
      return;
    }
    for (const { resource, scopeSpans } of JSON.parse(await text(request)).resourceSpans) {
      const service = read(resource.attributes)['service.name']!;
      for (const scope of scopeSpans) {
        for (const span of scope.spans) {
          spans.push({ ...span, service, attributes: read(span.attributes) });
        }
      }
    }
    answer.end('{}');
  });
  return { url, spans, stop };
}
