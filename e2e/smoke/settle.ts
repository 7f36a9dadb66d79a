import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

/** Longest time a page may take on a busy machine, milliseconds. */
export const ARRIVAL_TIMEOUT_MS = 20_000;
/** For a page to ask for its data, and to fail because of it. */
const SETTLE_TIMEOUT_MS = 5_000;
/** Looks in a row that found no call under way. */
const CALM_CHECKS = 5;

/**
 * Until nothing is fetched any more, or only now and then: it may poll. The page's clock is advanced
 * after that, and a call still under way would seem to have had no answer for minutes.
 */
export async function settle(page: Page, underWay: ReadonlyMap<Request, number>): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: SETTLE_TIMEOUT_MS }).catch(() => {});
  const end = Date.now() + ARRIVAL_TIMEOUT_MS;
  for (let calm = 0; calm < CALM_CHECKS && Date.now() < end; ) {
    await page.evaluate(idle); // a busy machine may take seconds until a page asks for its data
    await sleep(100);
    calm = underWay.size === 0 ? calm + 1 : 0;
  }
}

/** Runs in the page: until it has nothing more urgent to do. The page's own clock has no part in it. */
const idle = () =>
  new Promise<void>((done) => {
    scheduler.postTask(done, { priority: 'background' });
  });

declare const scheduler: {
  postTask(task: () => void, options: { priority: 'background' }): unknown;
};
