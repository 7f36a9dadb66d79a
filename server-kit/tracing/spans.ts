import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** Attributes of a span: never data that a user sent. */
export type Attributes = Record<string, string | number>;

/** A timed operation, as it is exported. */
export interface Span {
  name: string;
  /** `server`: an incoming request; `internal`: a step of it; `client`: a call that it waited for. */
  kind: 'server' | 'internal' | 'client';
  traceId: string;
  spanId: string;
  parentId?: string;
  /** Nanoseconds since the epoch. */
  start: bigint;
  end: bigint;
  attributes: Attributes;
  failed: boolean;
}

/** The current trace context: which trace, which span, which request. */
interface Place {
  traceId: string;
  spanId: string;
  requestId: string;
  /** Whether the trace is sampled. */
  isChosen: boolean;
}

/** An open span. */
export interface OpenSpan {
  /** Runs work inside the span. */
  run<Result>(work: () => Result): Result;
  end(failed: boolean, more?: Attributes & { name?: string }): void;
}

const current = new AsyncLocalStorage<Place>();
let onEnd: ((span: Span) => void) | undefined;
let share = 1;

/** Starts recording spans. @param ratio share of all traces that is sampled, 0 to 1 */
export function recordSpans(take: ((span: Span) => void) | undefined, ratio = 1): void {
  onEnd = take;
  share = ratio;
}

export const isTracing = (): boolean => onEnd !== undefined;

/**
 * Opens the span of an incoming request. The process where a trace begins decides whether it is sampled, and all others
 * follow.
 * @param parent its `traceparent`, if the caller is trusted
 */
export function openRequest(requestId: string, parent?: string): OpenSpan | undefined {
  const [, known, parentId, flags] = PARENT.exec(parent ?? '') ?? [];
  const isChosen = flags ? (Number.parseInt(flags, 16) & 1) === 1 : Math.random() < share;
  const traceId = known ?? randomBytes(16).toString('hex');
  return open(
    'request',
    'server',
    {},
    { traceId, requestId, isChosen, ...(parentId && { parentId }) },
  );
}

/** Opens a span for a step of the current request; undefined outside of a traced request. */
export function openSpan(name: string, kind: Span['kind'], attributes: Attributes = {}) {
  const place = current.getStore();
  if (!place?.isChosen) return undefined;
  return open(name, kind, attributes, { ...place, parentId: place.spanId });
}

/** Runs a step of the current request in its own span. */
export async function inSpan<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const span = openSpan(name, 'internal');
  if (!span) return work();
  try {
    const result = await span.run(work);
    span.end(false);
    return result;
  } catch (error) {
    span.end(true);
    throw error;
  }
}

/** Headers with which the next process continues this trace under the same request id. */
export function traceHeaders(): Record<string, string> {
  const place = current.getStore();
  if (!place) return {};
  const { traceId, spanId, requestId, isChosen } = place;
  const flags = isChosen ? '01' : '00';
  return { traceparent: `00-${traceId}-${spanId}-${flags}`, 'x-request-id': requestId };
}

/** W3C Trace Context. */
const PARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;

interface Origin extends Omit<Place, 'spanId'> {
  parentId?: string;
}

function open(name: string, kind: Span['kind'], attributes: Attributes, origin: Origin) {
  const take = onEnd;
  if (!take) return undefined;
  const { traceId, requestId, isChosen, parentId } = origin;
  const place = { traceId, requestId, isChosen, spanId: randomBytes(8).toString('hex') };
  const [start, began] = [BigInt(Date.now()) * 1_000_000n, process.hrtime.bigint()];
  const span: OpenSpan = {
    run: (work) => current.run(place, work),
    end(failed, { name: given, ...more } = {}) {
      if (!isChosen) return;
      take({
        name: given ?? name,
        kind,
        traceId,
        spanId: place.spanId,
        ...(parentId && { parentId }),
        start,
        end: start + (process.hrtime.bigint() - began),
        attributes: { ...attributes, ...more, 'request.id': requestId },
        failed,
      });
    },
  };
  return span;
}
