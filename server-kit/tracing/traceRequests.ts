import { ASKED_BY_PROCESSES } from '../metrics';
import { isTracing, type OpenSpan, openRequest } from './spans';

/** The part of a Fastify request that is used here. */
interface Request {
  id: string;
  method: string;
  headers: Record<string, string | string[] | undefined>;
  routeOptions: { url?: string | undefined };
}

/** The part of Fastify that is used here. */
interface Server {
  addHook(name: 'onRequest', hook: Hook): unknown;
  addHook(name: 'preHandler', hook: Hook): unknown;
  addHook(name: 'onResponse', hook: EndHook): unknown;
}

type Hook = (request: Request, reply: unknown, done: () => void) => void;
type EndHook = (request: Request, reply: { statusCode: number }, done: () => void) => void;

const UNTRACED_PATHS = new RegExp(`^(${ASKED_BY_PROCESSES})$`);

/**
 * Opens a span for each incoming request of a visitor while tracing is on.
 * @param believesCaller whether it continues the trace that the caller names
 */
export function traceRequests(app: Server, believesCaller: boolean): void {
  if (!isTracing()) return;
  const spans = new WeakMap<Request, OpenSpan>();
  app.addHook('onRequest', (request, _reply, done) => {
    if (UNTRACED_PATHS.test(request.routeOptions.url ?? '')) return done();
    const { traceparent } = request.headers;
    const parent = believesCaller && typeof traceparent === 'string' ? traceparent : undefined;
    const span = openRequest(request.id, parent);
    if (!span) return done();
    spans.set(request, span);
    span.run(done);
  });
  // The body is parsed in another async context, so the span is restored here.
  app.addHook('preHandler', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) span.run(done);
    else done();
  });
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? 'none';
    const attributes = { 'http.route': route, 'http.response.status_code': statusCode };
    spans.get(request)?.end(statusCode >= 500, { name: `${method} ${route}`, ...attributes });
    done();
  });
}
