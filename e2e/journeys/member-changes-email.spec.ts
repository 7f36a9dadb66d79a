import { logIn } from '../support/logIn';
import { letterTo } from '../support/outbox';
import { expect, test } from '../support/test';

test('a new address takes effect after confirmation, and the old one can undo the change', async ({
  page,
  make,
  signIn,
  request,
  expectInConsole,
}) => {
  expectInConsole(/status of 401/);
  const member = await make.member();
  const confirmation = await letterTo(member.email, /confirm your email/);
  await request.post(confirmation.link('/api/mailed-links/verify-email'), { data: {} });
  const newAddress = make.address();
  await signIn(member);

  await test.step('When they change the address, then the page shows that it awaits confirmation', async () => {
    await page.goto('/account/credentials');
    await page.getByRole('link', { name: 'Change email' }).click();
    await page.getByLabel('New email').fill(newAddress);
    await page.getByLabel('Current password', { exact: true }).fill(member.password);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Email successfully updated!')).toBeVisible();
    await expect(page).toHaveURL('/account/credentials');
    await expect(page.getByText(member.email)).toBeVisible();
    await expect(page.getByText(`${newAddress} is not confirmed yet`)).toBeVisible();
    await letterTo(member.email, /is about to change/);
  });

  const mailProgram = await page.context().newPage();
  await test.step('When the new address is confirmed, then it is the address of the account', async () => {
    const letter = await letterTo(newAddress, /confirm your email/);
    await mailProgram.goto(letter.link('/api/mailed-links/verify-email'));
    await mailProgram.getByRole('button', { name: 'Yes, it is mine' }).click();
    await expect(mailProgram.getByText('is confirmed')).toBeVisible();

    await page.reload();
    await expect(page.getByText(newAddress)).toBeVisible();
    await expect(page.getByText('is not confirmed yet')).toBeHidden();
  });

  await test.step('When the old address undoes the change, then the member is signed out', async () => {
    const letter = await letterTo(member.email, /Your email address was changed/);
    await mailProgram.goto(letter.link('/api/mailed-links/undo-email'));
    await mailProgram.getByRole('button', { name: 'Restore my old address' }).click();
    await expect(mailProgram.getByText('Your old email address is restored')).toBeVisible();

    await page.goto('/account/credentials');
    await expect(page).toHaveURL('/');
  });

  await test.step('Then the mailed link sets a new password, with which they sign in', async () => {
    const letter = await letterTo(member.email, /Set a new password/);
    await page.goto(letter.link('/reset-password'));
    await page.getByLabel('New Password', { exact: true }).fill('Novi-hleb-i-so');
    await page.getByLabel('Confirm Password', { exact: true }).fill('Novi-hleb-i-so');
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expect(page).toHaveURL('/login');
    await logIn(page, { ...member, password: 'Novi-hleb-i-so' });
    await expect(page).toHaveURL('/startups');
  });
});
