import { openPrerendered } from '../support/prerendered';
import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });

test('the landing is complete without JavaScript', async ({ page }) => {
  await openPrerendered(page, '/');
  await expect(page).toHaveTitle('The Venture Quest | Welcome');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /startups/i);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Watch trailer' }).first()).toBeVisible();
  await expect(page.getByText('Submissions per country')).toBeVisible();
});

test('a startup is complete without JavaScript, with its head tags', async ({ page }) => {
  await openPrerendered(page, '/startups/zrno');
  await expect(page).toHaveTitle('The Venture Quest | Zrno');
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /Zrno/);
  await expect(page.getByRole('heading', { level: 1, name: 'Zrno' })).toBeVisible();
  await expect(page.getByText('Teodora Ilić')).toBeVisible();
});

test('an address that nobody owns says so without JavaScript', async ({
  page,
  expectInConsole,
}) => {
  expectInConsole(/status of 404/);
  const answer = await openPrerendered(page, '/no-such-page?from=mail');
  expect(answer.status()).toBe(404);
  await expect(page).toHaveTitle('404 | The Venture Quest');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(page.getByRole('link', { name: '← Go back home' })).toHaveAttribute('href', '/');
});
