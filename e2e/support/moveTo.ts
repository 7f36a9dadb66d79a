import { expect, type Page } from '@playwright/test';

import { interactive } from './interactive';

/** Navigates to another address within the open page, as a link of the product does. */
export async function moveTo(page: Page, path: string): Promise<void> {
  await interactive(page);
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page).toHaveURL(({ pathname }) => pathname === path);
}

/** The loaded release id of each remote in a page; empty while its scripts load. */
export function loadedIn(page: Page): Promise<Record<string, string>> {
  return page.evaluate(
    () =>
      (window as unknown as { __MFE__?: { loaded: Record<string, string> } }).__MFE__?.loaded ?? {},
  );
}
