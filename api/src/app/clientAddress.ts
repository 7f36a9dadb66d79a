import type { FastifyInstance } from 'fastify';
import { isPassedOn } from 'server-kit/client-address';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks: what our own edge proves, else the other end of the connection. */
    clientAddress: string;
  }
  interface FastifyInstance {
    /** Requests that said who asks, but did not prove it. */
    unprovenClients(): number;
  }
}

const REPORT_INTERVAL_MS = 60 * 60_000;

/**
 * Decides who asks. Any header can be written by anybody, so none is believed without the proof that
 * an edge of this installation adds. `/api/health/…` tells callers what they are seen as.
 */
export function resolveClientAddress(app: FastifyInstance) {
  const { clients } = app.deps.keys;
  let unproven = 0;
  let reportedAt = Number.NEGATIVE_INFINITY;
  app.decorateRequest('clientAddress', '');
  app.decorate('unprovenClients', () => unproven);

  app.addHook('onRequest', (request, reply, done) => {
    const { headers, raw, url } = request;
    const proven = clients.proven(headers);
    request.clientAddress = proven ?? (raw.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
    if (url.startsWith('/api/health')) reply.header('x-seen-as', request.clientAddress);
    if (proven === undefined && isPassedOn(headers)) {
      unproven += 1;
      if (performance.now() - reportedAt > REPORT_INTERVAL_MS) {
        reportedAt = performance.now();
        request.log.warn(UNPROVEN_ADDRESS_WARNING);
      }
    }
    done();
  });
}

const UNPROVEN_ADDRESS_WARNING =
  'A call was passed on without a proof of who asks and counts as its sender’s. Let proxies lead to the edge, and give edge and api the same APP_SECRET.';
