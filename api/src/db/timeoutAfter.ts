import { setImmediate as afterSockets, setTimeout as sleep } from 'node:timers/promises';

/**
 * Resolves after a timeout for another process's response. This process may have been busy in that time. So it reads
 * arrived data first, and a request sent late gets at least half the time.
 */
export async function timeoutAfter(withinMs: number): Promise<undefined> {
  await sleep(withinMs / 2, undefined, { ref: false });
  await sleep(withinMs / 2, undefined, { ref: false });
  await afterSockets();
}
