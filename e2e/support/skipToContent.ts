import { expect, type Page } from '@playwright/test';

/** Follows the first link of a page by keyboard; moving within a page hydrates all its sections (decision 124). */
export async function skipToContent(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#content$/);
}
