import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

/** Longest time a page may take on a busy machine, milliseconds. */
export const ARRIVAL_TIMEOUT_MS = 20_000;
/** Time for a page to request its data, and to fail because of it. */
const SETTLE_TIMEOUT_MS = 5_000;
/** Number of consecutive checks that must find no call in flight. */
const CALM_CHECKS = 5;

/**
 * Waits until the page fetches nothing, or only now and then, since it may poll. The page's clock is advanced
 * afterwards; a call still in flight would then seem to be without a response for minutes.
 */
export async function settle(page: Page, underWay: ReadonlyMap<Request, number>): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: SETTLE_TIMEOUT_MS }).catch(() => {});
  const end = Date.now() + ARRIVAL_TIMEOUT_MS;
  for (let calm = 0; calm < CALM_CHECKS && Date.now() < end; ) {
    await page.evaluate(idle); // on a busy machine a page may take seconds to request its data
    await sleep(100);
    calm = underWay.size === 0 ? calm + 1 : 0;
  }
}

/** Runs in the page: waits for an idle callback. It does not depend on the page's mocked clock. */
const idle = () =>
  new Promise<void>((done) => {
    scheduler.postTask(done, { priority: 'background' });
  });

declare const scheduler: {
  postTask(task: () => void, options: { priority: 'background' }): unknown;
};
