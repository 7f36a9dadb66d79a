import type { Page } from '@playwright/test';
import { logIn } from '../support/logIn';
import { openPrerendered } from '../support/prerendered';
import { codeArrived, withoutCode } from '../support/publicCode';
import { skipToContent } from '../support/skipToContent';
import { expect, test } from '../support/test';
import { waitForIdle } from '../support/waitForIdle';

test('static sections stay prerendered, their links work, and Back restores them all', async ({
  page,
}) => {
  await openPrerendered(page, '/');
  const sections = await page.locator('[data-deferred]').count();
  expect(sections).toBeGreaterThan(10);
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents();
  await page.evaluate(() => document.body.setAttribute('data-same', ''));
  await page.mouse.wheel(0, 600);
  await codeArrived(page);
  await waitForIdle(page);
  await expect(page.locator('[data-deferred]')).toHaveCount(sections);

  await page.getByRole('textbox', { name: 'Email' }).focus();
  await expect(page.locator('[data-deferred]')).toHaveCount(sections - 1);
  await page.getByRole('link', { name: 'Check out the startups' }).first().click();
  await expect(page).toHaveTitle(/Startups/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(headings);
  await expect(page.locator('[data-deferred]')).toHaveCount(0);
  await expect(page.locator('body')).toHaveAttribute('data-same');
});

test('Back renders the whole landing page at once, also offline', async ({
  page,
  context,
  expectInConsole,
}) => {
  expectInConsole(/ERR_INTERNET_DISCONNECTED/);
  await openPrerendered(page, '/');
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents();
  await page.mouse.wheel(0, 600);
  await codeArrived(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveTitle(/FAQ/);
  await waitForIdle(page);
  await context.setOffline(true);
  await page.goBack();
  await expect(page).toHaveTitle(/Welcome/);
  expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual(headings);
});

test('a jump within the landing page before its code is loaded takes effect, and its sections stay', async ({
  page,
}) => {
  const release = await withoutCode(page);
  await openPrerendered(page, '/');
  await page.waitForFunction(() => window.__MFE__);
  await markAndSkip(page);
  await release();
  await allHydrated(page);
});

test('a jump within the landing page takes effect, and its sections stay', async ({ page }) => {
  await openPrerendered(page, '/');
  await page.mouse.wheel(0, 600);
  await codeArrived(page);
  await expect(page.locator('[data-deferred=""]')).toHaveCount(0);
  await expect(page.locator('[data-deferred]').first()).toBeAttached();
  await markAndSkip(page);
  await allHydrated(page);
});

test('a click on a static section closes the account menu', async ({ page, make }) => {
  const ayse = await make.member('Ayşe');
  await page.goto('/login');
  await logIn(page, ayse);
  await expect(page).toHaveURL('/startups');
  await openPrerendered(page, '/');
  await page.mouse.wheel(0, 600);
  await codeArrived(page);
  const account = page.getByRole('button', { name: 'Account of Ayşe' }).first();
  await account.click();
  await expect(account).toHaveAttribute('aria-expanded', 'true');
  await page.getByText('Now is the best time to build!').click();
  await expect(account).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('[data-deferred]').first()).toBeAttached();
});

/** Marks a heading, to check later that it is the same element, and goes to the content by keyboard. */
async function markAndSkip(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Meet the mentors' }).evaluate((h2) => {
    h2.setAttribute('data-was', '');
  });
  await skipToContent(page);
}

/** Every section is hydrated and has kept its position. */
async function allHydrated(page: Page): Promise<void> {
  await expect(page.locator('[data-deferred]')).toHaveCount(0);
  await expect(page.locator('h2[data-was]')).toBeAttached();
}
