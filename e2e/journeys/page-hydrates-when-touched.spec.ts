import { openPrerendered } from '../support/prerendered';
import { codeArrived, PUBLIC_CODE, withoutCode } from '../support/publicCode';
import { expect, test } from '../support/test';
import { waitForIdle } from '../support/waitForIdle';

test('a static page fetches no code for a visitor who only reads', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => PUBLIC_CODE.test(request.url()) && asked.push(request.url()));
  await openPrerendered(page, '/');
  await expect(page.getByRole('navigation', { name: 'Site' })).toContainText('Log in');
  await waitForIdle(page);
  expect(asked).toEqual([]);

  await page.mouse.wheel(0, 200);
  await codeArrived(page);
  expect(new Set(asked).size).toBe(asked.length);
});

test('a mouse that does not move does not count as an interaction', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => PUBLIC_CODE.test(request.url()) && asked.push(request.url()));
  await page.goto('/terms');
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  await codeArrived(page);
  asked.length = 0;
  await openPrerendered(page, '/');
  await waitForIdle(page);
  expect(asked).toEqual([]);

  await page.mouse.move(320, 320);
  await codeArrived(page);
});

test('a link works before its page has any code', async ({ page }) => {
  const release = await withoutCode(page);
  await openPrerendered(page, '/about');
  await page.evaluate(() => document.body.setAttribute('data-same', ''));
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible(); // the previous page stays visible
  await release();
  await expect(page).toHaveTitle(/FAQ/);
  await expect(page.getByRole('heading', { name: 'Accelerator Program' })).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-same');
});

test('a button pressed too early works once the code is loaded', async ({ page }) => {
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

test('a page whose code cannot be fetched stays, and a press tries again', async ({
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

test('privacy choices that cannot be fetched say so, and open at the next press', async ({
  page,
  context,
  expectInConsole,
}) => {
  expectInConsole(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/about');
  await page.mouse.wheel(0, 200);
  await codeArrived(page);
  await context.setOffline(true);
  const choices = page.getByRole('button', { name: 'Privacy choices' });
  await choices.click();
  await expect(page.getByText('Part of this page did not load.')).toBeVisible();

  await context.setOffline(false);
  await choices.click();
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
  await codeArrived(page);
  await expect(page.locator('h1[data-was]')).toBeVisible();
});
