import { expect, type Page } from '@playwright/test';

import { trafficOf } from './traffic';

/** Far more than any page needs: it ends a test whose page never gets idle. */
const TIMEOUT_MS = 300_000;

/**
 * Waits until a page is idle: no request is in flight, and none has started while the browser ran its pending work. It
 * uses no fixed delay, so on a busy machine it only takes longer. It does not wait for work that timers or touches
 * start later.
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

/** Runs in the page: resolves at the second idle callback. */
async function idle(): Promise<void> {
  for (let time = 0; time < 2; time += 1) {
    await new Promise((resolve) => requestIdleCallback(resolve));
    await new Promise((resolve) => setTimeout(resolve)); // lets the browser run its next task
  }
}
