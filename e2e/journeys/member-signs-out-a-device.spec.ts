import { logIn } from '../support/logIn';
import { expect, test } from '../support/test';

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';

test('a member signs out a lost phone, and only the phone', async ({
  page,
  make,
  signIn,
  browser,
}) => {
  const member = await make.member();
  const lost = await browser.newContext({ userAgent: PHONE });
  const phone = await lost.newPage();
  await phone.goto('/login');
  await logIn(phone, member);
  await expect(phone).toHaveURL('/startups');

  await signIn(member);
  await page.goto('/account/credentials');
  const devices = page.getByRole('region', { name: 'Devices' });
  await expect(devices.getByText('This device')).toHaveCount(1);

  await test.step('When they sign out the phone, then the list no longer shows it', async () => {
    await devices
      .getByRole('button', { name: /^Sign out Chrome on Android, signed in on/ })
      .click();
    await expect(devices.getByText('Chrome on Android')).toBeHidden();
    await expect(devices.getByText('This device')).toBeVisible();
  });

  await test.step('Then the phone is redirected to the login at its next navigation', async () => {
    await phone.goto('/my/startups');
    await expect(phone).toHaveURL('/login');
    await lost.close();
  });
});
