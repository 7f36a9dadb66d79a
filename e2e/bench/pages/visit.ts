import type { Browser } from '@playwright/test';

/** What one cold visit of a landing cost. */
export interface Visit {
  /** Milliseconds until the largest content was drawn. */
  lcp: number;
  /** Milliseconds until its first link answers; never for a page without script. */
  usable: number;
  cls: number;
  /** Bytes of scripts, as they travelled. */
  js: number;
}

const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};

/** One visit by a phone of the middle sort: CPU four times slower, 1.6 Mbit/s, nothing cached. */
export async function visit(browser: Browser, url: string, isApp: boolean): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(180_000); // a busy machine, four times slower
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const scripts = new Set<string>();
  let js = 0;
  cdp.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) js += encodedDataLength;
  });

  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load' });
  if (isApp) await page.waitForFunction(() => window.seen.usable > 0, undefined, { polling: 100 });
  await page.waitForLoadState('networkidle');
  const { lcp, usable, cls } = await page.evaluate(() => window.seen);
  await context.close();
  return { lcp, usable, cls, js };
}

declare global {
  interface Window {
    seen: { lcp: number; usable: number; cls: number };
  }
}

/** Runs in the page, before anything of it. */
function observe(): void {
  const seen = { lcp: 0, usable: 0, cls: 0 };
  window.seen = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      seen.cls += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  // A link is alive once React has it: rendered, or taken over from the HTML.
  const looking = setInterval(() => {
    const link = document.querySelector('main a[href="/startups"]');
    if (!link || !Object.keys(link).some((key) => key.startsWith('__reactProps'))) return;
    seen.usable = performance.now();
    clearInterval(looking);
  }, 20);
}
