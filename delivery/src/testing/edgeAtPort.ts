import type { RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { localServer } from 'server-kit/testing/localServer';

import type { Bounds } from '../edge/calls/bounds';
import { publishedEdge } from './publishedEdge';

/** A listening edge with a mock api. */
export interface EdgeAtPort {
  edge: FastifyInstance;
  port: number;
  /** Opens a connection. @param from a loopback address, 127.0.0.1 … 127.255.255.254 */
  connect(from?: string): Socket;
  /** Sends a request over a new connection; returns the raw response, '' when the connection was closed without one. */
  ask(request: string, from?: string): Promise<string>;
  /** Closes all opened connections. */
  hangUp(): void;
  stop(): Promise<void>;
}

/** @param playApi the responses of the api */
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
    open.add(socket.on('error', () => {})); // refused connections end with an error
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
