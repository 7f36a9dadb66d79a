import { expect, type Page } from '@playwright/test';

/**
 * Waits until a page that was prerendered has come to life: until then a press on a button of it is
 * lost. React marks an element once everything inside it is its own; the parts of a long page follow,
 * and at once when they are pressed. (The benches run this too, where no function may have a name.)
 */
export async function alive(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2); // some pages rest until somebody does something
  const isInteractive = () =>
    page
      .locator('main')
      .evaluateAll(
        (mains) =>
          mains.length > 0 &&
          mains.every((main) => Object.keys(main).some((key) => key.startsWith('__reactProps$'))),
      );
  await expect.poll(isInteractive).toBe(true);
}
