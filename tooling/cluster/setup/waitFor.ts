import { connect } from 'node:net';

import { waitUntil } from '../../start/waitUntilReady';

/** Waits until something listens on a port of this machine, or on a socket file. @throws Error after a minute */
export const waitForPort = (port: number | string, name: string) =>
  waitUntil(() => listens(port), `${name} does not listen on ${port}.`);

const listens = (port: number | string) =>
  new Promise<boolean>((resolve) => {
    const socket = typeof port === 'string' ? connect(port) : connect(port, '127.0.0.1');
    const settle = (does: boolean) => {
      socket.destroy();
      resolve(does);
    };
    socket.once('connect', () => settle(true)).once('error', () => settle(false));
  });
