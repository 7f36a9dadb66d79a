import type { Page } from '@playwright/test';

/** Sets the font size as browser settings do. @param size in pixels; the default is 16 */
export async function setLetters(page: Page, size: number): Promise<void> {
  const settings = await page.context().newCDPSession(page);
  await settings.send('Page.enable');
  await settings.send('Page.setFontSizes', { fontSizes: { standard: size } });
}
