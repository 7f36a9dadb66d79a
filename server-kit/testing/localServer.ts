import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An HTTP server on this machine. */
export interface LocalServer {
  port: number;
  url: string;
  /** Aborts open responses; resolves when the port is free again. */
  stop(): Promise<void>;
}

/** @param at port; any free port when left out */
export async function localServer(answer: RequestListener, at = 0): Promise<LocalServer> {
  const server = createServer(answer).listen(at, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
