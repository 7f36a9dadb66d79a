import type { Browser } from '@playwright/test';

import { openSlowly } from './slowPage';

/**
 * Milliseconds until a press on the first link of the page has an effect without a new document. The visitor presses as
 * soon as the link is there.
 */
export async function timeUntilUsable(browser: Browser, url: string): Promise<number> {
  const { page, end } = await openSlowly(browser);
  await page.addInitScript(pressOn);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(() => window.usableAt > 0, undefined, { polling: 100 });
  const usable = await page.evaluate(() => window.usableAt);
  await end();
  return usable;
}

/** Milliseconds from the first touch of a page with deferred hydration until React has hydrated its frame. */
export async function timeUntilInteractive(browser: Browser, url: string): Promise<number> {
  const { page, end } = await openSlowly(browser);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(watchTouch);
  await page.mouse.move(1, 1);
  const interactive = await page.waitForFunction(() => window.interactiveAfter, undefined, {
    polling: 50,
  });
  const after = await interactive.jsonValue();
  await end();
  return after;
}

declare global {
  interface Window {
    usableAt: number;
    interactiveAfter: number;
  }
}

/** Runs in the page, before the page's own scripts. */
function pressOn(): void {
  window.usableAt = 0;
  window.navigation?.addEventListener('navigate', (event) => {
    if (!event.destination.sameDocument) event.preventDefault(); // the document is not unloaded
  });
  const pressing = setInterval(() => {
    const link = document.querySelector('main a[href="/startups"]');
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    if (!link || link.dispatchEvent(press)) return;
    window.usableAt = performance.now();
    clearInterval(pressing);
  }, 20);
}

/** Runs in the page. */
function watchTouch(): void {
  let touchedAt = 0;
  window.interactiveAfter = 0;
  window.addEventListener(
    'pointermove',
    () => {
      touchedAt ||= performance.now();
    },
    true,
  );
  const looking = setInterval(() => {
    const frame = document.querySelector('main');
    if (!frame || !Object.keys(frame).some((key) => key.startsWith('__reactProps'))) return;
    window.interactiveAfter = performance.now() - touchedAt;
    clearInterval(looking);
  }, 20);
}
