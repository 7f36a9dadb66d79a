import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const START_MS = 60_000;

/** Waits until something listens. @throws Error when nothing does for a minute */
export async function waitForPort(port: number, name: string): Promise<void> {
  const end = Date.now() + START_MS;
  while (!(await listens(port))) {
    if (Date.now() > end) throw new Error(`${name} does not listen on port ${port}.`);
    await sleep(50);
  }
}

const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const settle = (does: boolean) => {
      socket.destroy();
      resolve(does);
    };
    socket.once('connect', () => settle(true)).once('error', () => settle(false));
  });
