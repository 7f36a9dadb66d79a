import { setImmediate as afterSockets, setTimeout as sleep } from 'node:timers/promises';

/**
 * Settles after a time limit for an answer of another process. Time passes while this process is busy, too: so what
 * arrived meanwhile is read first, and a request that was sent late gets at least half the time.
 */
export async function timeoutAfter(withinMs: number): Promise<undefined> {
  await sleep(withinMs / 2, undefined, { ref: false });
  await sleep(withinMs / 2, undefined, { ref: false });
  await afterSockets();
}
