import type { Attributes, Span } from './spans';

/** A batch is sent after this time or when it reaches BATCH_SIZE spans. */
const BATCH_INTERVAL_MS = 2_000;
const BATCH_SIZE = 500;
/** Limit while the collector is unreachable; newer spans are dropped. */
const MAX_QUEUED_SPANS = 5_000;
const ANSWER_TIMEOUT_MS = 5_000;

const KINDS = { internal: 1, server: 2, client: 3 } as const;

interface Target {
  /** `http://collector:4318`: spans are sent to `/v1/traces` there. */
  endpoint: string;
  headers: Record<string, string>;
  /** Name of this process. */
  service: string;
  /** Called with the first of several consecutive failures. */
  onTrouble(error: unknown): void;
}

/** Sends spans to a collector in OTLP/HTTP with JSON. Spans that the collector rejects are lost. */
export function spanExporter({ endpoint, headers, service, onTrouble }: Target) {
  const waiting: Span[] = [];
  let timer: NodeJS.Timeout | undefined;
  let hasFailed = false;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const spans = waiting.splice(0);
    if (spans.length === 0) return;
    try {
      const answer = await fetch(`${endpoint}/v1/traces`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(asOtlp(service, spans)),
        signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
      });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`The collector of traces answers ${answer.status}.`);
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) onTrouble(error);
      hasFailed = true;
    }
  }

  return {
    take(span: Span): void {
      if (waiting.length >= MAX_QUEUED_SPANS) return;
      waiting.push(span);
      if (waiting.length === BATCH_SIZE) void flush();
      else timer ??= setTimeout(flush, BATCH_INTERVAL_MS).unref();
    },
    flush,
  };
}

/** One request to a collector: `ExportTraceServiceRequest`. */
const asOtlp = (service: string, spans: readonly Span[]) => ({
  resourceSpans: [
    {
      resource: { attributes: asList({ 'service.name': service }) },
      scopeSpans: [{ scope: { name: 'venture-quest' }, spans: spans.map(asSpan) }],
    },
  ],
});

const asSpan = ({ parentId, start, end, kind, attributes, failed, ...span }: Span) => ({
  ...span,
  ...(parentId && { parentSpanId: parentId }),
  kind: KINDS[kind],
  startTimeUnixNano: String(start),
  endTimeUnixNano: String(end),
  attributes: asList(attributes),
  status: failed ? { code: 2 } : {},
});

const asList = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }));
