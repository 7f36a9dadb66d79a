import { randomUUID } from 'node:crypto';
import { type FastifyBaseLogger, LogController } from 'fastify';
import { refuseAddress, refuseConnection } from './answers/failures';
import type { Bounds } from './calls/bounds';
import { readableUrl } from './readableUrl';

/** Time limit for a whole request, including the largest upload on a slow connection, in milliseconds. */
const REQUEST_TIMEOUT_MS = 120_000;
/** How often connections are checked for the limits, in milliseconds. */
const CHECK_INTERVAL_MS = 1_000;
/** A connection without any traffic is closed after this time, in milliseconds. */
const STALLED_TIMEOUT_MS = 60_000;
/**
 * An idle connection is kept open this long, in milliseconds. Balancers and proxies keep theirs for 60 s; if the edge
 * closed first, they would send a request on a closing connection.
 */
const KEEP_ALIVE_MS = 75_000;

interface ServerDeps {
  trustProxy: string[];
  bounds: Bounds;
  isCall(url: string): boolean;
  log: FastifyBaseLogger;
}

/** How the edge reads requests: its time limits, and its responses to invalid requests. */
export const serverOptions = ({ trustProxy, bounds, isCall, log }: ServerDeps) => ({
  loggerInstance: log,
  logController: new LogController({ disableRequestLogging: true }),
  trustProxy: trustProxy.length > 0 ? trustProxy : false,
  pluginTimeout: 0, // the render process that the start waits for has its own timeout
  genReqId: () => randomUUID(),
  forceCloseConnections: 'idle' as const,
  routerOptions: { maxParamLength: 2000 },
  rewriteUrl: ({ url }: { url?: string }) => readableUrl(url ?? '/'),
  frameworkErrors: refuseAddress(isCall),
  clientErrorHandler: refuseConnection,
  http: {
    headersTimeout: bounds.headersWithin,
    connectionsCheckingInterval: CHECK_INTERVAL_MS,
    requireHostHeader: false, // we refuse it ourselves, with a sentence
  },
  requestTimeout: REQUEST_TIMEOUT_MS,
  connectionTimeout: STALLED_TIMEOUT_MS,
  keepAliveTimeout: KEEP_ALIVE_MS,
});
