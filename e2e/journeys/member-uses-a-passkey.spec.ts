import type { Page } from '@playwright/test';

import { expectAccessibleHere } from '../support/axe';
import { logIn } from '../support/logIn';
import { passkeyDevice } from '../support/passkeyDevice';
import { expect, test } from '../support/test';

test('a member signs in with a passkey, alone and after the password', async ({
  page,
  openAsMember,
}) => {
  const deviceConfirms = await passkeyDevice(page);
  const member = await openAsMember('/account/second-factor');

  await test.step('When they add a passkey, then recovery codes are shown', async () => {
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByLabel('Current password', { exact: true }).fill(member.password);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem')).toHaveCount(1);
    await expectAccessibleHere(page);
    await page.getByRole('button', { name: 'I have saved them' }).click();
  });

  await test.step('Then the login suggests the passkey, and it alone signs in', async () => {
    await openLogin(page);
    await expect(page).toHaveURL('/startups');
  });

  await test.step('Then the button signs in as well', async () => {
    await deviceConfirms(false);
    await openLogin(page);
    await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username webauthn');
    await deviceConfirms(true);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page).toHaveURL('/startups');
  });

  await test.step('Then a sign-in with the password requires the passkey', async () => {
    await deviceConfirms(false);
    await openLogin(page);
    await logIn(page, member);
    await expect(page.getByText('your account asks for a second factor')).toBeVisible();
    await expectAccessibleHere(page);
    await deviceConfirms(true);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page).toHaveURL('/startups');
  });

  await test.step('When they remove the passkey in the credentials, then the password alone signs in', async () => {
    await page.goto('/account/credentials');
    const ways = page.getByRole('region', { name: 'Other ways to sign in' });
    await ways.getByRole('button', { name: /^Remove the passkey/ }).click();
    await expect(ways.getByText(/^Passkey/)).toBeHidden();
    await deviceConfirms(false);
    await openLogin(page);
    await logIn(page, member);
    await expect(page).toHaveURL('/startups');
  });
});

/** Opens the login, signed out. */
async function openLogin(page: Page) {
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
}
