import type { Page } from '@playwright/test';

import { interactive } from '../support/interactive';
import { loadedIn, moveTo } from '../support/moveTo';
import { openPrerendered } from '../support/prerendered';
import { sharedVersions } from '../support/sharedVersions';
import { skipToContent } from '../support/skipToContent';
import { expect, test } from '../support/test';
import { waitForIdle } from '../support/waitForIdle';

const SHARED = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router-dom',
  'styled-components',
  'shared-ui/core',
];

const REMOTES = ['remote-account', 'remote-founder', 'remote-mentor', 'remote-public'];

test('every document forbids foreign, inline and unchecked scripts', async ({ request }) => {
  for (const path of ['/', '/startups', '/my/startups', '/no-such-page']) {
    const headers = (await request.get(path)).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(headers['integrity-policy']).toContain('blocked-destinations=(script)');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-powered-by']).toBeUndefined();
  }
});

test('a visit over all remotes of members holds each shared library once', async ({
  page,
  make,
  signIn,
}) => {
  const founder = await make.founder();
  await signIn(founder);
  await page.goto('/startups');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const loaded = async () => Object.keys(await loadedIn(page)).sort();
  await expect.poll(loaded).toEqual(['remote-public']);
  for (const [path, remotes] of [
    ['/my/startups', ['remote-founder', 'remote-public']],
    ['/my/mentorships', ['remote-founder', 'remote-mentor', 'remote-public']],
    ['/account/settings', REMOTES],
  ] as const) {
    await moveTo(page, path);
    await expect.poll(loaded).toEqual(remotes);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  const versions = Object.entries(await sharedVersions(page));
  expect(Object.fromEntries(versions.map(([key, found]) => [key, found.length]))).toEqual(
    Object.fromEntries(SHARED.map((key) => [key, 1])),
  );
});

for (const path of ['/', '/startups', '/startups/zrno']) {
  test(`edge and browser render ${path} identically`, async ({ page, browser }) => {
    const silent = await browser.newContext({ javaScriptEnabled: false });
    const document = await silent.newPage();
    await openPrerendered(document, path);
    const prerendered = await classesOf(document);
    await silent.close();

    await page.addInitScript(watchShifts);
    await openPrerendered(page, path);
    await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
    await interactive(page);
    await skipToContent(page); // so that deferred sections are rendered, too
    await expect(page.locator('[data-deferred]')).toHaveCount(0);
    await waitForIdle(page);

    expect(prerendered.length).toBeGreaterThan(50);
    await expect.poll(() => classesOf(page)).toEqual(prerendered);
    expect(await shiftOf(page)).toBeLessThan(0.02);
  });
}

test('text does not move when our fonts load late', async ({ page }) => {
  let arrive = () => {};
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await late;
    await route.continue();
  });
  await page.addInitScript(watchShifts);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const texts = page.locator('main > :first-child section').first().locator('h1, p, a');
  const places = () =>
    texts.evaluateAll((all) => all.map((text) => Math.round(text.getBoundingClientRect().y)));
  const inStandIns = await places();
  expect(inStandIns.length).toBeGreaterThan(3);
  const fonts = () => page.evaluate(() => document.fonts.status);
  expect(await fonts()).toBe('loading');

  arrive();
  await expect.poll(fonts).toBe('loaded');
  await waitForIdle(page);
  expect(await places()).toEqual(inStandIns);
  expect(await shiftOf(page)).toBeLessThan(0.02);
});

/**
 * Tag and class of every element of the page. Leaves out navigation (it depends on who is signed in), the content of
 * noscript (only elements where scripts do not run), and the styles and links of sections below (removed before
 * hydration).
 */
const classesOf = (page: Page) =>
  page
    .locator('main :not(nav, nav *, noscript *, style, link)')
    .evaluateAll((elements) =>
      elements.map((element) => `${element.tagName} ${element.getAttribute('class') ?? ''}`),
    );

/** Sums up layout shifts from the first paint on. */
function watchShifts() {
  const seen = Object.assign(window, { shift: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      seen.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

const shiftOf = (page: Page) => page.evaluate(() => (window as unknown as { shift: number }).shift);
