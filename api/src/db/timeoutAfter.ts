import { setImmediate as afterSockets, setTimeout as sleep } from 'node:timers/promises';

/**
 * Settles when somebody else has not answered in time. While this process was busy time has passed too: what
 * arrived meanwhile is read first, and a question that went out late has half the time at least.
 */
export async function timeoutAfter(withinMs: number): Promise<undefined> {
  await sleep(withinMs / 2, undefined, { ref: false });
  await sleep(withinMs / 2, undefined, { ref: false });
  await afterSockets();
}
