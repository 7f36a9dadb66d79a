import type { APIRequestContext, Page } from '@playwright/test';

import { holdScripts } from '../support/badShell';
import { prerendered } from '../support/prerendered';
import { expect, test } from '../support/test';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu opens when the shell has loaded, after any number of presses', async ({
    page,
    request,
  }) => {
    const line = await openWithoutShell(page, request, '/about');
    await opener(page).click();
    await opener(page).click();
    line.release();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('the menu stays closed when the visitor has pressed elsewhere since', async ({
    page,
    request,
  }) => {
    const line = await openWithoutShell(page, request, '/about');
    await opener(page).click();
    await page.getByRole('heading', { level: 1 }).click();
    line.release();
    await page.waitForFunction(() => window.__MFE__?.starting === false);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('an address typed before the shell has loaded is sent, and the page stays', async ({
  page,
  request,
}) => {
  const line = await openWithoutShell(page, request, '/');
  await page.getByRole('textbox', { name: 'Email' }).fill('early.bird@deferred.example');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  line.release();
  await expect(page.getByRole('button', { name: 'Thank you' })).toBeVisible();
  await expect(page).toHaveURL('/');
});

const opener = (page: Page) => page.getByRole('button', { name: 'Open menu' }).first();

/** Opens a prerendered page whose scripts are still loading. */
async function openWithoutShell(page: Page, request: APIRequestContext, path: string) {
  await prerendered(request, path);
  const line = holdScripts(page);
  await line.held;
  await page.goto(path, { waitUntil: 'commit' });
  await line.asked;
  return line;
}
