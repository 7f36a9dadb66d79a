import { expectAccessibleHere } from '../support/axe';
import { interactive } from '../support/interactive';
import { logIn } from '../support/logIn';
import { expect, test } from '../support/test';

test('a guest who presses Follow signs in first, and then follows', async ({
  page,
  make,
  expectInConsole,
}) => {
  expectInConsole(/status of 422 .*api\/login/);
  const member = await make.member();
  const startup = await make.startup();
  await page.goto(`/startups/${startup.slug}`);
  await expect(page.getByText('0 followers')).toBeVisible();
  await interactive(page);

  await test.step('When they click Follow, then the login dialog opens', async () => {
    await page.getByRole('button', { name: 'Follow', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(
      page.getByRole('dialog').getByRole('link', { name: /create an account/i }),
    ).toHaveAttribute('href', '/register');
  });

  await test.step('When the password is wrong, then the dialog shows an error and keeps the email address', async () => {
    const dialog = page.getByRole('dialog');
    await logIn(dialog, { ...member, password: 'not-the-password' });
    await expect(dialog.getByText('These credentials do not match our records.')).toBeVisible();
    await expect(dialog.getByLabel('Email')).toHaveValue(member.email);
    await expectAccessibleHere(page);
  });

  await test.step('When they sign in, then they follow', async () => {
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Password', { exact: true }).fill(member.password);
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('button', { name: 'Unfollow' })).toBeVisible();
    await expect(page.getByText('1 follower', { exact: true })).toBeVisible();
  });

  await test.step('When they unfollow, then the number of followers decreases', async () => {
    await page.getByRole('button', { name: 'Unfollow' }).click();
    await expect(page.getByText('0 followers')).toBeVisible();
  });
});

test('a guest who presses Follow and registers then follows', async ({ page, make }) => {
  const startup = await make.startup();
  await page.goto(`/startups/${startup.slug}`);
  await expect(page.getByText('0 followers')).toBeVisible();
  await interactive(page);
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /create an account/i })
    .click();

  await test.step('When they have registered, then they are redirected to the startups', async () => {
    await expect(page).toHaveURL('/register');
    await page.getByLabel('Name', { exact: true }).fill('Željka');
    await page.getByLabel('Surname').fill('Đurić');
    await page.getByLabel('Email').fill(make.address());
    await page.getByLabel('Password', { exact: true }).fill('Kestenje-u-martu-25');
    await page.getByLabel('Confirm password', { exact: true }).fill('Kestenje-u-martu-25');
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page).toHaveURL('/startups');
  });

  await test.step('When they click "Continue" there, then they follow the startup', async () => {
    const offer = page.getByRole('region', { name: 'Continue' });
    await expectAccessibleHere(page);
    await offer.getByRole('link', { name: `Continue to ${startup.name}` }).click();
    await expect(page).toHaveURL(`/startups/${startup.slug}`);
    await expect(page.getByText(`You are now following ${startup.name}!`)).toBeVisible();
    await expect(page.getByText('1 follower', { exact: true })).toBeVisible();
  });
});
