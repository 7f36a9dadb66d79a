import { randomUUID } from 'node:crypto';
import { type FastifyBaseLogger, LogController } from 'fastify';
import { refuseAddress, refuseConnection } from './answers/failures';
import type { Bounds } from './calls/bounds';
import { readableUrl } from './readableUrl';

/** Until a request is there as a whole, the largest upload on a poor line too, milliseconds. */
const REQUEST_TIMEOUT_MS = 120_000;
/** How often connections are looked through for those that are late, milliseconds. */
const CHECK_INTERVAL_MS = 1_000;
/** A connection on which nothing moves at all is given up after this long, milliseconds. */
const STALLED_TIMEOUT_MS = 60_000;
/**
 * A connection that nothing is asked on is kept open this long, milliseconds: longer than balancers
 * and proxies keep theirs (60 s), or they send a request down a connection that is just being closed.
 */
const KEEP_ALIVE_MS = 75_000;

interface ServerDeps {
  /** Addresses of the balancers in front of it. */
  trustProxy: string[];
  bounds: Bounds;
  isCall(url: string): boolean;
  log: FastifyBaseLogger;
}

/** How the edge reads requests: how long it waits for them, and what it says to what is none. */
export const serverOptions = ({ trustProxy, bounds, isCall, log }: ServerDeps) => ({
  loggerInstance: log,
  logController: new LogController({ disableRequestLogging: true }),
  trustProxy: trustProxy.length > 0 ? trustProxy : false,
  pluginTimeout: 0, // the render process it waits for at the start has a limit of its own
  genReqId: () => randomUUID(),
  forceCloseConnections: 'idle' as const,
  routerOptions: { maxParamLength: 2000 },
  rewriteUrl: ({ url }: { url?: string }) => readableUrl(url ?? '/'),
  frameworkErrors: refuseAddress(isCall),
  clientErrorHandler: refuseConnection,
  http: {
    headersTimeout: bounds.headersWithin,
    connectionsCheckingInterval: CHECK_INTERVAL_MS,
    requireHostHeader: false, // refused by us, with a sentence
  },
  requestTimeout: REQUEST_TIMEOUT_MS,
  connectionTimeout: STALLED_TIMEOUT_MS,
  keepAliveTimeout: KEEP_ALIVE_MS,
});
