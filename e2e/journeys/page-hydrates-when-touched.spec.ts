import type { Page, Route } from '@playwright/test';
import { logIn } from '../support/logIn';
import { openPrerendered } from '../support/prerendered';
import { quiet } from '../support/quiet';
import { expect, test } from '../support/test';

const CODE = /\/releases\/remote-public\/.*\.js$/;

test('a page that only informs fetches no code for who only reads', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => CODE.test(request.url()) && asked.push(request.url()));
  await openPrerendered(page, '/');
  await expect(page.getByRole('navigation', { name: 'Site' })).toContainText('Log in');
  await quiet(page);
  expect(asked).toEqual([]);

  await page.mouse.wheel(0, 200);
  await interactive(page);
  expect(new Set(asked).size).toBe(asked.length);
});

test('parts that only tell stay as they are, lead on, and are all there when one comes back', async ({
  page,
}) => {
  await openPrerendered(page, '/');
  const parts = await page.locator('[data-deferred]').count();
  expect(parts).toBeGreaterThan(10);
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents();
  await page.evaluate(() => document.body.setAttribute('data-same', ''));
  await page.mouse.wheel(0, 600);
  await interactive(page);
  await quiet(page);
  await expect(page.locator('[data-deferred]')).toHaveCount(parts);

  await page.getByRole('textbox', { name: 'Email' }).focus();
  await expect(page.locator('[data-deferred]')).toHaveCount(parts - 1);
  await page.getByRole('link', { name: 'Check out the startups' }).first().click();
  await expect(page).toHaveTitle(/Startups/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(headings);
  await expect(page.locator('[data-deferred]')).toHaveCount(0);
  await expect(page.locator('body')).toHaveAttribute('data-same');
});

test('who comes back to the landing finds all of it at once, also without a network', async ({
  page,
  context,
  expectInConsole,
}) => {
  expectInConsole(/ERR_INTERNET_DISCONNECTED/);
  await openPrerendered(page, '/');
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents();
  await page.mouse.wheel(0, 600);
  await interactive(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveTitle(/FAQ/);
  await quiet(page);
  await context.setOffline(true);
  await page.goBack();
  await expect(page).toHaveTitle(/Welcome/);
  expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual(headings);
});

test('a step within the landing is remembered, and its sections stay', async ({ page }) => {
  await openPrerendered(page, '/');
  await page.getByRole('heading', { name: 'Meet the mentors' }).evaluate((h2) => {
    h2.setAttribute('data-was', '');
  });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#content$/);
  await expect(page.locator('[data-deferred]')).toHaveCount(0);
  await expect(page.locator('h2[data-was]')).toBeAttached();
});

test('a press on a part that only tells closes the menu', async ({ page, make }) => {
  const ayse = await make.member('Ayşe');
  await page.goto('/login');
  await logIn(page, ayse);
  await expect(page).toHaveURL('/startups');
  await openPrerendered(page, '/');
  await page.mouse.wheel(0, 600);
  await interactive(page);
  const account = page.getByRole('button', { name: 'Account of Ayşe' }).first();
  await account.click();
  await expect(account).toHaveAttribute('aria-expanded', 'true');
  await page.getByText('Now is the best time to build!').click();
  await expect(account).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('[data-deferred]').first()).toBeAttached();
});

test('a mouse that lies where the page appears is no reader who does something', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => CODE.test(request.url()) && asked.push(request.url()));
  await page.goto('/terms');
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  await interactive(page);
  asked.length = 0;
  await openPrerendered(page, '/');
  await quiet(page);
  expect(asked).toEqual([]);

  await page.mouse.move(320, 320);
  await interactive(page);
});

test('a link leads on before its page has any code', async ({ page }) => {
  const release = await withoutCode(page);
  await openPrerendered(page, '/about');
  await page.evaluate(() => document.body.setAttribute('data-same', ''));
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible(); // the old page, meanwhile
  await release();
  await expect(page).toHaveTitle(/FAQ/);
  await expect(page.getByRole('heading', { name: 'Accelerator Program' })).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-same');
});

test('a button pressed too early answers when the code is here', async ({ page }) => {
  const release = await withoutCode(page);
  await openPrerendered(page, '/');
  await page.getByRole('button', { name: 'Privacy choices' }).click();
  await release();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('an address typed too early is not lost', async ({ page }) => {
  const release = await withoutCode(page);
  await openPrerendered(page, '/');
  await page.getByRole('textbox', { name: 'Email' }).fill('zeljka.djordjevic@deferred.example');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page).toHaveURL('/');
  await release();
  await expect(page.getByRole('button', { name: 'Thank you' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(
    'zeljka.djordjevic@deferred.example',
  );
});

test('a page whose code cannot be fetched stays, and tries again when pressed', async ({
  page,
  context,
  expectInConsole,
}) => {
  expectInConsole(/ERR_INTERNET_DISCONNECTED/);
  await openPrerendered(page, '/');
  await context.setOffline(true);
  await page.mouse.wheel(0, 300);
  await expect(page.getByText('Part of this page did not load.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Privacy choices' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the first press of a key, which skips to the content, leaves the page as it is', async ({
  page,
}) => {
  const release = await withoutCode(page);
  await openPrerendered(page, '/about');
  await page.getByRole('heading', { level: 1 }).evaluate((h1) => h1.setAttribute('data-was', ''));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
  await expect(page.locator('h1[data-was]')).toBeVisible();

  await release();
  await interactive(page);
  await expect(page.locator('h1[data-was]')).toBeVisible();
});

/** Waits for the remote's code. */
async function interactive(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => window.__MFE__?.loaded))
    .toHaveProperty('remote-public');
}

/** Holds the remote's code back. @returns lets it go */
async function withoutCode(page: Page): Promise<() => Promise<void>> {
  const pending: Route[] = [];
  let isPending = true;
  await page.route(CODE, (route) => {
    if (isPending) pending.push(route);
    else return route.continue();
  });
  return async () => {
    isPending = false;
    await Promise.all(pending.map((route) => route.continue()));
  };
}
