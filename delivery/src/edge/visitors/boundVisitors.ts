import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { network } from 'server-kit/client-address';
import { sayAndClose } from '../answers/failures';
import type { Bounds } from '../calls/bounds';
import { tooMany } from '../calls/CallRefused';
import { Buckets } from './Buckets';

/** Of all addresses together. */
const CONNECTIONS = 8_192;

interface Deps {
  bounds: Bounds;
  /** Whether an address is a proxy's: then it stands for many people. */
  isProxy(address: string): boolean;
  /** False where limits are switched off. */
  rates: boolean;
}

/** Nobody takes all connections, or all of the edge's time. */
export function boundVisitors(app: FastifyInstance, { bounds, isProxy, rates }: Deps): void {
  const open = new Map<string, number>();
  app.server.maxConnections = CONNECTIONS;
  app.server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (isProxy(address)) return;
    const who = network(address);
    const count = (open.get(who) ?? 0) + 1;
    if (count > bounds.connections) {
      sayAndClose(socket, '429 Too Many Requests', tooMany().message);
      return;
    }
    open.set(who, count);
    socket.once('close', () => {
      const left = open.get(who)! - 1;
      if (left > 0) open.set(who, left);
      else open.delete(who);
    });
  });

  if (!rates) return;
  const buckets = new Buckets(bounds.requests);
  app.addHook('onRequest', async ({ ip }) => {
    if (!buckets.take(network(ip))) throw tooMany();
  });
}
