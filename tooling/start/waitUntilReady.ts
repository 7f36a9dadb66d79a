import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Only for processes that hang: a slow machine needs minutes to fill a database. */
const READY_TIMEOUT_MS = 1_800_000;

/**
 * Waits until `url` responds with 200. The caller cancels the wait when the process exits.
 * @throws Error after half an hour
 */
export const waitUntilReady = (url: string) =>
  waitUntil(() => answers(url), `${url} did not answer within half an hour.`, READY_TIMEOUT_MS);

/** Checks a condition ten times a second. @throws Error with this message after the time limit */
export async function waitUntil(
  isSo: () => Promise<boolean>,
  message: string,
  limitMs = 60_000,
): Promise<void> {
  const end = Date.now() + limitMs;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(message);
    await sleep(100);
  }
}

/** Whether a URL responds with 200: a refused connection only means "not yet". */
export async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}

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
