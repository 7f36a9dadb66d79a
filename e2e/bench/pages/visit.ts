import type { Browser } from '@playwright/test';

import { openSlowly } from './slowPage';

/** The cost of one cold visit of a landing for a visitor who only reads. */
export interface Visit {
  /** Milliseconds until the largest content was drawn (LCP). */
  lcp: number;
  cls: number;
  /** Bytes of scripts, as transferred. */
  js: number;
  /** The same after the visitor's first interaction with the page. */
  jsTouched: number;
}

/** One visit on a slow phone: the visitor reads first, and interacts at the end. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const { page, bytes, end } = await openSlowly(browser);
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForSelector('h1');
  await page.waitForLoadState('networkidle');
  const { lcp, cls } = await page.evaluate(() => window.seen);
  const js = bytes();
  await page.mouse.move(1, 1);
  await page.waitForTimeout(3_000);
  await end();
  return { lcp, cls, js, jsTouched: bytes() };
}

declare global {
  interface Window {
    seen: { lcp: number; cls: number };
  }
}

/** Runs in the page, before the page's own scripts. */
function observe(): void {
  const seen = { lcp: 0, cls: 0 };
  window.seen = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      seen.cls += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}
