import { expect, type Page } from '@playwright/test';

import { interactive } from './interactive';

/** Goes to another address inside the open page, as a link of the product does. */
export async function moveTo(page: Page, path: string): Promise<void> {
  await interactive(page);
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page).toHaveURL(({ pathname }) => pathname === path);
}

/** Release id by remote, as they have arrived in a page; none while its scripts are on their way. */
export function loadedIn(page: Page): Promise<Record<string, string>> {
  return page.evaluate(
    () =>
      (window as unknown as { __MFE__?: { loaded: Record<string, string> } }).__MFE__?.loaded ?? {},
  );
}
