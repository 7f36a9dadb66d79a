import { headersOf } from '../support/callApi';
import { logIn } from '../support/logIn';
import { expect, test } from '../support/test';

const TEXT = 'Soil sensors from Zrenjanin, since 2019.';
const OVER = /Your session has ended/;

test('a session that ends while a member types shows one sentence and keeps the text', async ({
  page,
  make,
  request,
  expectInConsole,
  openAsMember,
}) => {
  expectInConsole(/status of 401/);
  const member = await openAsMember('/account/settings');
  await page.getByLabel('Bio').fill(TEXT);

  const another = { token: await make.device(member, 'Another device') };
  const ended = await request.delete('/api/account/sessions', { headers: headersOf(another) });
  expect(ended.ok()).toBe(true);

  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await test.step('When they save, then the login dialog explains once that the session has ended', async () => {
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog).toBeVisible();
    await expect(dialog.getByText(OVER)).toBeVisible();
    await expect(page.getByText(OVER)).toHaveCount(1);
    await expect(page.getByText('Unauthenticated')).toHaveCount(0);
    await expect(page.getByLabel('Bio')).toHaveValue(TEXT);
  });

  await test.step('When they log in, then they are on the same page with their text, and can save it', async () => {
    await logIn(dialog, member);
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/account/settings');
    await expect(page.getByLabel('Bio')).toHaveValue(TEXT);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Profile successfully updated!')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Bio')).toHaveValue(TEXT);
  });
});
