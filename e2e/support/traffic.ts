import type { BrowserContext, ConsoleMessage, Page, Request, WebError } from '@playwright/test';

/** Requests that may never finish: a video loads while it plays, a ping has no response. */
const ENDLESS_TYPES = ['media', 'ping', 'eventsource', 'websocket'];

/** Requests and console messages of a context's tabs, from the start of watching. */
export interface Traffic {
  /** Requests in flight. */
  open: Set<Request>;
  /** Number of started requests. */
  begun: number;
  /** Requests, responses and console messages in order, with milliseconds since the start. */
  lines: string[];
  stop(): void;
}

const watched = new WeakMap<BrowserContext, Traffic>();

/** @throws Error for a page of a context that the test itself created */
export function trafficOf(page: Page): Traffic {
  const traffic = watched.get(page.context());
  if (!traffic) throw new Error('Nobody watches this context: watchTraffic(context) first.');
  return traffic;
}

export function watchTraffic(context: BrowserContext): Traffic {
  const start = Date.now();
  const note = (line: string) => traffic.lines.push(`${Date.now() - start} ms  ${line}`);

  function handleRequest(request: Request) {
    traffic.begun += 1;
    if (!ENDLESS_TYPES.includes(request.resourceType())) traffic.open.add(request);
    note(`${request.method()} ${request.url()}`);
  }
  async function handleFinished(request: Request) {
    traffic.open.delete(request);
    const answer = await request.response().catch(() => null); // the page may be closed
    note(`${answer?.status() ?? 'no answer'} ${request.url()}`);
  }
  function handleFailed(request: Request) {
    traffic.open.delete(request);
    note(`${request.failure()?.errorText} ${request.url()}`);
  }
  const handleConsole = (line: ConsoleMessage) => note(`console.${line.type()}: ${line.text()}`);
  const handleError = (error: WebError) => note(String(error.error().stack));

  const traffic: Traffic = {
    open: new Set(),
    begun: 0,
    lines: [],
    stop() {
      watched.delete(context);
      context.off('request', handleRequest);
      context.off('requestfinished', handleFinished);
      context.off('requestfailed', handleFailed);
      context.off('console', handleConsole);
      context.off('weberror', handleError);
    },
  };
  context.on('request', handleRequest);
  context.on('requestfinished', handleFinished);
  context.on('requestfailed', handleFailed);
  context.on('console', handleConsole);
  context.on('weberror', handleError);
  watched.set(context, traffic);
  return traffic;
}
