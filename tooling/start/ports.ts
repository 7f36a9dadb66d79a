import { createServer } from 'node:net';

/** @throws Error with a sentence naming the variable to change when something listens on `port` */
export async function requireFreePort(port: number, variable: string): Promise<void> {
  if (await isFree(port)) return;
  throw new Error(`Port ${port} is taken. Stop what uses it, or set ${variable} to another port.`);
}

/** A free port on this machine, for a product started beside others (the tests). */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}
