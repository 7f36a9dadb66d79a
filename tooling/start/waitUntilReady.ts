import { setTimeout as sleep } from 'node:timers/promises';

/** Only for what hangs: a slow machine takes minutes to fill a database. */
const READY_TIMEOUT_MS = 1_800_000;

/**
 * Waits until `url` answers 200. Whoever starts a process ends the wait when that process ends.
 * @throws Error when it does not within half an hour
 */
export const waitUntilReady = (url: string) =>
  waitUntil(() => answers(url), `${url} did not answer within half an hour.`, READY_TIMEOUT_MS);

/** Looks ten times a second whether something is so. @throws Error with this message when it is not in time */
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

/** Whether an address answers 200: a refused connection only says "not yet". */
export async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}
