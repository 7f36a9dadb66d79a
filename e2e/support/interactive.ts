import { expect, type Page } from '@playwright/test';

/**
 * Waits until a prerendered page is interactive: before that, a press on one of its buttons is lost. React marks an
 * element after it has hydrated everything inside. The parts of a long page follow, or at once when they are pressed.
 * (The benches run this too, where no function may have a name.)
 */
export async function interactive(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2); // with deferred hydration a page hydrates at the first interaction
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
