import type { Page } from '@playwright/test';

import { expect } from './test';

/** How long nothing more must come, ms. */
const LULL = 500;

/** Waits until a count has stopped growing: the load state of a page only tells its first lull. */
export async function quiet(page: Page, count: () => number): Promise<void> {
  await expect
    .poll(async () => {
      const before = count();
      await page.waitForTimeout(LULL);
      return count() - before;
    })
    .toBe(0);
}
