import { expect, type Page } from '@playwright/test';

/** Takes the first stop of a page by keyboard; a step within a page gives all of its sections code (decision 124). */
export async function skipToContent(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#content$/);
}
