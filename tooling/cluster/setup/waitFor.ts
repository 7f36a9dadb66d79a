import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const START_MS = 60_000;

/** Waits until something listens at a port of this machine, or at a socket in its files. @throws Error when nothing does for a minute */
export async function waitForPort(port: number | string, name: string): Promise<void> {
  const end = Date.now() + START_MS;
  while (!(await listens(port))) {
    if (Date.now() > end) throw new Error(`${name} does not listen on ${port}.`);
    await sleep(50);
  }
}

const listens = (port: number | string) =>
  new Promise<boolean>((resolve) => {
    const socket = typeof port === 'string' ? connect(port) : connect(port, '127.0.0.1');
    const settle = (does: boolean) => {
      socket.destroy();
      resolve(does);
    };
    socket.once('connect', () => settle(true)).once('error', () => settle(false));
  });
