import type { Page } from '@playwright/test';

import { documentsOf } from '../support/badShell';
import { collectReports } from '../support/collectReports';
import { openPrerendered } from '../support/prerendered';
import { expect, test } from '../support/test';

test('an old browser shows the public pages, and their links work (rule 1.55)', async ({
  page,
}) => {
  await makeOld(page);
  const reports = await collectReports(page);
  await openPrerendered(page, '/about');
  const documents = documentsOf(page);

  await test.step('Then the page stays as prerendered, without an error', async () => {
    await page.waitForLoadState();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await page.evaluate(() => '__MFE__' in window)).toBe(false);
  });

  await test.step('When the reader follows a link, then the browser loads the next document', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL('/faq');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(documents.count).toBe(1);
    expect(reports).toEqual([]);
  });
});

test('an old browser is told what a page needs (rule 1.55)', async ({ page }) => {
  await makeOld(page);
  const reports = await collectReports(page);
  const documents = documentsOf(page);
  await page.goto('/login');

  await expect(page.getByRole('alert')).toHaveText(
    'This page needs a newer browser. Update yours or go to Home',
  );
  await page.waitForLoadState('networkidle');
  expect(documents.count).toBe(1);
  expect(reports).toEqual([]);
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** Removes Object.hasOwn, by which pages detect an old browser: Chrome has it since 93, Safari since 15.4. */
function makeOld(page: Page) {
  return page.addInitScript(() => Reflect.deleteProperty(Object, 'hasOwn'));
}
