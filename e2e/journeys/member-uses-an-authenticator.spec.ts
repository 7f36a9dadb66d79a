import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';

import { expectAccessibleHere } from '../support/axe';
import { logIn } from '../support/logIn';
import type { Member } from '../support/people';
import { expect, test } from '../support/test';

const INTERVAL = 30_000; // milliseconds

test('a member adds an authenticator app, and signs in with its code or a recovery code', async ({
  page,
  openAsMember,
}) => {
  const member = await openAsMember('/account/second-factor');
  const recoveryCodes: string[] = [];
  let secret = '';

  await test.step('When the app has the secret, then its code confirms it', async () => {
    await page.getByRole('button', { name: 'Add an authenticator app' }).click();
    await page.getByLabel('Current password', { exact: true }).fill(member.password);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
    await expectAccessibleHere(page);
    secret = (await page.locator('code').textContent())!.replaceAll(' ', '');
    await page.getByRole('textbox', { name: 'Code' }).fill(codeAt(secret, Date.now()));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
    recoveryCodes.push(...(await page.locator('li code').allTextContents()));
    expect(recoveryCodes).toHaveLength(10);
  });

  await test.step('Then a sign-in requires a code', async () => {
    await openLogin(page, member);
    // The current code was used when the app was added. The server accepts a clock that is half a minute ahead.
    await page.getByRole('textbox', { name: 'Code' }).fill(codeAt(secret, Date.now() + INTERVAL));
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL('/startups');
  });

  await test.step('Then a recovery code replaces the code of the app', async () => {
    await openLogin(page, member);
    await page.getByRole('textbox', { name: 'Code' }).fill(recoveryCodes[0]!);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL('/startups');
  });

  await test.step('Then the security log lists these events', async () => {
    await page.goto('/account/credentials');
    await page.getByRole('link', { name: 'Show the security log' }).click();
    const log = page.getByRole('list', { name: 'Security log' });
    await expect(log.getByRole('listitem').first()).toContainText('and a recovery code');
    for (const text of ['Used a recovery code', 'Added an authenticator app', 'was created']) {
      await expect(log.getByText(text).first()).toBeVisible();
    }
    await expectAccessibleHere(page);
  });
});

const codeAt = (secret: string, timestamp: number) => new TOTP({ secret }).generate({ timestamp });

/** Opens the login, signed out, and sends the right password. */
async function openLogin(page: Page, member: Member) {
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await logIn(page, member);
  await expect(page.getByText('your account asks for a second factor')).toBeVisible();
}
