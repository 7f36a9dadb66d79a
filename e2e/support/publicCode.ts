import { expect, type Page, type Route } from '@playwright/test';

/** Addresses of the code of remote-public. */
export const PUBLIC_CODE = /\/releases\/remote-public\/.*\.js$/;

/** Waits for the remote's code. */
export async function codeArrived(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => window.__MFE__?.loaded))
    .toHaveProperty('remote-public');
}

/** Holds code back, by default the remote's. @returns releases it */
export async function withoutCode(page: Page, code = PUBLIC_CODE): Promise<() => Promise<void>> {
  const pending: Route[] = [];
  let isPending = true;
  await page.route(code, (route) => {
    if (isPending) pending.push(route);
    else return route.continue();
  });
  return async () => {
    isPending = false;
    await Promise.all(pending.map((route) => route.continue()));
  };
}
