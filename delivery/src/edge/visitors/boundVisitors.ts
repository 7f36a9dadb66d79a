import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { network } from 'server-kit/client-address';
import { sayAndClose } from '../answers/failures';
import type { Bounds } from '../calls/bounds';
import { tooMany } from '../calls/CallRefused';
import { Counts } from '../calls/Counts';
import { Buckets } from './Buckets';

/** Of all addresses together. */
const MAX_CONNECTIONS = 8_192;

interface Deps {
  bounds: Bounds;
  /** Whether an address belongs to a proxy, which forwards the requests of many people. */
  isProxy(address: string): boolean;
  /** False where limits are switched off. */
  rates: boolean;
}

/** Prevents one visitor from using all connections, or all of the edge's time. */
export function boundVisitors(app: FastifyInstance, { bounds, isProxy, rates }: Deps): void {
  const open = new Counts();
  app.server.maxConnections = MAX_CONNECTIONS;
  app.server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (isProxy(address)) return;
    const who = network(address);
    if (open.of(who) >= bounds.connections) {
      sayAndClose(socket, '429 Too Many Requests', tooMany().message);
      return;
    }
    open.change(who, 1);
    socket.once('close', () => open.change(who, -1));
  });

  if (!rates) return;
  const buckets = new Buckets(bounds.requests);
  app.addHook('onRequest', async ({ ip }) => {
    if (!buckets.take(network(ip))) throw tooMany();
  });
}
