import type { FastifyInstance } from 'fastify';
import { isPassedOn } from 'server-kit/client-address';

declare module 'fastify' {
  interface FastifyRequest {
    /** The client's address: proven by our own edge, else the peer of the connection. */
    clientAddress: string;
  }
  interface FastifyInstance {
    /** The number of requests that claimed an address without proof. */
    unprovenClients(): number;
  }
}

const REPORT_INTERVAL_MS = 60 * 60_000;

/**
 * Determines the client's address. Any client can send any header, so none is trusted without the proof that an edge of
 * this installation adds. `/api/health/…` shows callers their detected address.
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
  'A call came through a proxy without a signed client address, so rate limits count the proxy. Let proxies call the edge, and give edge and api the same APP_SECRET.';
