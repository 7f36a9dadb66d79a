import type { Locator, Page } from '@playwright/test';

export const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

/** Presses Tab until the target has the focus. @throws Error when it never gets it */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < 120; press += 1) {
    await page.keyboard.press('Tab');
    if (await isFocused(target)) return;
  }
  throw new Error('Tab does not lead there.');
}
