import { expect, type Page } from '@playwright/test';

import { trafficOf } from './traffic';

/** Far more than any page needs: it ends a test whose page never gets idle. */
const TIMEOUT_MS = 300_000;

/**
 * Waits until a page has nothing more to do: no request is under way, and none has begun while the
 * browser ran all that was waiting and found itself idle. No clock decides, so a busy machine only
 * makes it longer. What a page does later by the clock or at a touch is not waited for.
 */
export async function waitForIdle(page: Page): Promise<void> {
  const traffic = trafficOf(page);
  const underWay = async () => {
    const before = traffic.begun;
    await page.evaluate(idle);
    const open = [...traffic.open].map((request) => request.url());
    return open.length === 0 && traffic.begun > before ? ['a request that has just ended'] : open;
  };
  const message = 'requests under way';
  await expect.poll(underWay, { message, timeout: TIMEOUT_MS, intervals: [0, 50] }).toEqual([]);
}

/** Runs in the page: resolves at the second time that the browser has nothing else to do. */
async function idle(): Promise<void> {
  for (let time = 0; time < 2; time += 1) {
    await new Promise((resolve) => requestIdleCallback(resolve));
    await new Promise((resolve) => setTimeout(resolve)); // the browser may take its next task
  }
}
