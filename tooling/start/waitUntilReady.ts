import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits until `url` answers 200. Whoever starts a process ends the wait when that process ends.
 * @param limitMs milliseconds; only ends what hangs: a slow machine takes minutes to fill a database
 * @throws Error when the limit has passed
 */
export async function waitUntilReady(url: string, limitMs = 1_800_000): Promise<void> {
  const end = Date.now() + limitMs;
  while (Date.now() < end) {
    if (await answers(url)) return;
    await sleep(100);
  }
  throw new Error(`${url} did not answer within ${limitMs / 60_000} minutes.`);
}

/** A refused connection only says "not yet". */
async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}
