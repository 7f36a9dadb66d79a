import { expect, test } from '../support/test';

test('a member changes their name, and the header shows it at once', async ({
  page,
  make,
  signIn,
}) => {
  const member = await make.member('Elif');
  await signIn(member);
  await page.goto('/account/settings');

  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Elif');
  await page.getByLabel('Name', { exact: true }).fill('Elifnaz');
  await page.getByLabel('Bio').fill('Agronomist turned founder.');
  await page.getByRole('button', { name: 'Save changes' }).click();

  await expect(page.getByText('Profile successfully updated!')).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Elifnaz');
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Elifnaz');
  await expect(page.getByLabel('Bio')).toHaveValue('Agronomist turned founder.');
});

test('a guest is redirected from member pages', async ({ page }) => {
  await page.goto('/my/startups');
  await expect(page).toHaveURL('/login');
  await page.goto('/account/settings');
  await expect(page).toHaveURL('/');
});

test('on a phone the account menu marks the current page', async ({ page, make, signIn }) => {
  await signIn(await make.member());
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/notifications');
  const here = page.getByRole('navigation', { name: 'Account' }).getByText('Notifications');
  await expect(here).toBeInViewport({ ratio: 1 });
});
