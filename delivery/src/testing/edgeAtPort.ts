import type { RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { localServer } from 'server-kit/testing/localServer';

import type { Bounds } from '../edge/calls/bounds';
import { publishedEdge } from './publishedEdge';

/** An edge that listens, with an api behind it that the test plays. */
export interface EdgeAtPort {
  edge: FastifyInstance;
  port: number;
  /** A connection of its own. @param from an address of this machine, 127.0.0.1 … 127.255.255.254 */
  connect(from?: string): Socket;
  /** Asks over a connection of its own; the answer as it came, '' when the connection just ended. */
  ask(request: string, from?: string): Promise<string>;
  /** Ends all connections that were opened. */
  hangUp(): void;
  stop(): Promise<void>;
}

/** @param playApi what the api answers */
export async function edgeAtPort(
  playApi: RequestListener,
  bounds: Partial<Bounds> = {},
  env: NodeJS.ProcessEnv = {},
): Promise<EdgeAtPort> {
  const api = await localServer(playApi);
  const behind = { API_PORT: String(api.port), ...env };
  const edge = await publishedEdge({ routes: [] }, behind, bounds);
  await edge.listen({ port: 0, host: '127.0.0.1' });
  const { port } = edge.server.address() as AddressInfo;
  const open = new Set<Socket>();

  const dial: EdgeAtPort['connect'] = (from = '127.0.0.1') => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from });
    open.add(socket.on('error', () => {})); // refused connections end like this
    return socket;
  };
  const hangUp = () => {
    for (const socket of open) socket.destroy();
    open.clear();
  };
  return {
    edge,
    port,
    connect: dial,
    ask: (request, from) =>
      new Promise((resolve) => {
        const pieces: Buffer[] = [];
        const socket = dial(from);
        socket.on('data', (piece: Buffer) => pieces.push(piece));
        socket.on('close', () => resolve(String(Buffer.concat(pieces))));
        socket.write(request);
      }),
    hangUp,
    async stop() {
      hangUp();
      await edge.close();
      await api.stop();
    },
  };
}
