import { logIn } from '../support/logIn';
import { expect, test } from '../support/test';

test('people sign in, register and reset while every remote is down', async ({
  page,
  make,
  expectInConsole,
}) => {
  expectInConsole(/remote-|status of 404/);
  const member = await make.member('Miroslava');
  await page.route('**/releases/remote-*/**', (route) => route.fulfill({ status: 404, body: '' }));

  for (const [path, title] of [
    ['/register', 'Create your account'],
    ['/forgot-password', 'Forgot password?'],
    ['/login', 'Welcome back'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }

  await logIn(page, member);
  await expect(page).toHaveURL('/startups');
  await expect(page.getByText('You are logged in!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'We lost the picture' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account of Miroslava' })).toBeVisible();
});
