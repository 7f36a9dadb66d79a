import type { Page } from '@playwright/test';

import { openPrerendered } from '../support/prerendered';
import { expect, test } from '../support/test';

const TITLE = 'Season 2 in progress!';
const VENDOR = /\/vendor\..*\.js$/;

test('a page is readable while its scripts load; its fonts are requested after them', async ({
  page,
}) => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await holdEightSeconds(page);
  await page.route(VENDOR, async (call) => {
    await arrival;
    await call.continue();
  });
  const fonts = fontsOf(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  await expect(page.locator('footer')).toBeAttached();
  await drawn(page);
  expect(fonts).toEqual([]);

  arrive();
  await expect.poll(() => hasFont(page)).toBe(true);
  expect(fonts.length).toBeGreaterThan(1);
});

test('a hanging script delays the fonts by eight seconds', async ({ page }) => {
  const pass = await holdEightSeconds(page);
  await page.route(VENDOR, () => {}); // never responds
  const fonts = fontsOf(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('footer')).toBeAttached();
  await drawn(page);
  expect(fonts).toEqual([]);

  await pass();
  await expect.poll(() => fonts.length).toBeGreaterThan(1);
});

test('a page whose scripts fail to load gets its fonts', async ({ page, expectInConsole }) => {
  expectInConsole(/ERR_FAILED|integrity/);
  await page.route(/\/shell\/.*\.js$/, (call) => call.abort());
  await page.goto('/');
  await expect.poll(() => hasFont(page)).toBe(true);
});

test('a reader without scripts gets the fonts', async ({ browser }) => {
  const silent = await browser.newContext({ javaScriptEnabled: false });
  const page = await silent.newPage();
  const fonts = fontsOf(page);
  await openPrerendered(page, '/');
  await expect.poll(() => fonts.length).toBeGreaterThan(1);
  await silent.close();
});

/** Holds fonts back; a busy machine may need longer. @returns lets them pass, for the document in view */
async function holdEightSeconds(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const hold = (run: () => void, ms: number) =>
      ms === 8_000 ? addEventListener('eight-seconds', run) : setTimeout(run, ms);
    Object.assign(window, { setTimeout: hold });
  });
  return () => page.evaluate(() => void dispatchEvent(new Event('eight-seconds')));
}

/** The fonts that were requested, with their state. */
function fontsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') asked.push(request.url());
  });
  return asked;
}

/** Whether the product's font files are loaded; the machine's fallback fonts have other names. */
const hasFont = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].some(
      ({ family, status }) => /Sofia Sans .*Variable/.test(family) && status === 'loaded',
    ),
  );

/** Waits two frames, after which a drawn page has sent its requests. */
const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0))),
      ),
  );
