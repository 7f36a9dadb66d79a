import { expectAccessibleHere } from '../support/axe';
import { letterTo } from '../support/outbox';
import { expect, test } from '../support/test';

const NEW_PASSWORD = 'Orahovica-na-suncu-7';

test('a person forgets their password, resets it by mail, and is signed out elsewhere', async ({
  page,
  make,
  openBeside,
}) => {
  const member = await make.member();
  const otherPage = await openBeside(member);
  await otherPage.goto('/account/settings');
  await expect(otherPage.getByLabel('Bio')).toBeVisible();

  await test.step('When they ask for a reset link, then they are told to check their email', async () => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByLabel('Email').fill(member.email);
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(page.getByText('Check your email for the password reset link.')).toBeVisible();
    await expect(page.getByText('Password reset link has been sent to your email')).toBeVisible();
  });

  const letter = await letterTo(member.email, /Set a new password/);
  const link = letter.link('/reset-password');

  await test.step('When they open the link, then their address is filled in, and they set a new password', async () => {
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Set New Password' })).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(member.email);
    await expectAccessibleHere(page);
    await page.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel('Confirm Password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Password has been reset successfully')).toBeVisible();
  });

  await test.step('Then the other browser is signed out, and shows why', async () => {
    await otherPage.getByRole('link', { name: 'Social Links' }).click();
    await expect(otherPage.getByText('Your session has ended. Please log in again.')).toBeVisible();
    const token = () => otherPage.evaluate(() => localStorage.getItem('ACCESS_TOKEN'));
    await expect.poll(token).toBeNull();
  });

  await test.step('Then the new password signs in', async () => {
    await page.getByLabel('Email').fill(member.email);
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/startups');
    await expect(page.getByText('You are logged in!')).toBeVisible();
  });
});

test('a used, a wrong and a missing link redirect to the login, with a reason', async ({
  page,
  expectInConsole,
}) => {
  expectInConsole(/status of 422 .*check-reset-token/);
  await page.goto('/reset-password?token=worn-out&email=somebody@e2e.example');
  await expect(page).toHaveURL('/login');
  const reason = page.getByRole('main').getByText('Invalid or expired reset link');
  await expect(reason).toBeVisible();
  await expect(page.getByRole('link', { name: 'Send a new link' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );

  await page.goto('/reset-password');
  await expect(page).toHaveURL('/login');
  await expect(reason).toBeHidden();
});
