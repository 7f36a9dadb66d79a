import { expect, type Page } from '@playwright/test';

/**
 * Waits until a page that was drawn ahead has come to life: until then a press on a button of it is
 * lost. React marks an element once everything inside it is its own.
 */
export async function alive(page: Page): Promise<void> {
  const isAlive = () =>
    page.locator('main').evaluateAll((mains) => {
      const isMarked = (main: Element) =>
        Object.keys(main).some((key) => key.startsWith('__reactProps$'));
      return mains.length > 0 && mains.every(isMarked);
    });
  await expect.poll(isAlive).toBe(true);
}
