import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits until `url` answers 200.
 * @param limitMs milliseconds; the first start creates and fills a database
 * @throws Error when the limit has passed
 */
export async function waitUntilReady(url: string, limitMs = 180_000): Promise<void> {
  const end = Date.now() + limitMs;
  while (Date.now() < end) {
    if (await answers(url)) return;
    await sleep(100);
  }
  throw new Error(`${url} did not answer within ${limitMs / 1000} s.`);
}

/** A refused connection only says "not yet". */
async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}
