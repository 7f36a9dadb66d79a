import type { Browser, Page } from '@playwright/test';

/** What one cold visit of a landing cost somebody who only reads it. */
export interface Visit {
  /** Milliseconds until the largest content was drawn. */
  lcp: number;
  cls: number;
  /** Bytes of scripts, as they travelled. */
  js: number;
  /** The same once somebody has done something in the page. */
  jsTouched: number;
}

const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};

/** One visit by a phone of the middle sort: CPU four times slower, 1.6 Mbit/s, nothing cached. */
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

/**
 * Milliseconds until a press on the first link of the page is answered without a new document, of a
 * visit by somebody who presses as soon as there is something to press.
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

async function openSlowly(browser: Browser) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(180_000); // a busy machine, four times slower
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return { page, bytes: await scriptBytes(page), end: () => context.close() };
}

/** Counts what scripts weigh on the line. */
async function scriptBytes(page: Page): Promise<() => number> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  const scripts = new Set<string>();
  let bytes = 0;
  cdp.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
}

declare global {
  interface Window {
    seen: { lcp: number; cls: number };
    usableAt: number;
  }
}

/** Runs in the page, before anything of it. */
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

/** Runs in the page, before anything of it. */
function pressOn(): void {
  window.usableAt = 0;
  window.navigation?.addEventListener('navigate', (event) => {
    if (!event.destination.sameDocument) event.preventDefault(); // the document stays
  });
  const pressing = setInterval(() => {
    const link = document.querySelector('main a[href="/startups"]');
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    if (!link || link.dispatchEvent(press)) return;
    window.usableAt = performance.now();
    clearInterval(pressing);
  }, 20);
}
