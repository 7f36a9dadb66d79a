import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** Tells whether a program still runs: it runs as long as its connection to us is open. */
export interface Lifeline {
  /** JavaScript of a program that connects to us and then runs until it is killed. */
  program: string;
  /** Resolves when such a program has started; `ended` resolves when it has exited. */
  started(): Promise<{ ended: Promise<unknown> }>;
  close(): void;
}

export async function openLifeline(): Promise<Lifeline> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    program: `require('node:net').connect(${port}, '127.0.0.1')`,
    async started() {
      const [connection] = (await once(server, 'connection')) as [Socket];
      connection.on('error', () => {}); // a killed program may reset it; 'close' follows
      return { ended: once(connection.resume(), 'close') };
    },
    close: () => server.close(),
  };
}
