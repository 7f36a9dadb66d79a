import { logIn } from '../support/logIn';
import { expect, test } from '../support/test';

test('a sign-in or sign-out in one tab takes effect in the other tab', async ({
  page,
  context,
  make,
}) => {
  const member = await make.member('Ayşe');
  const other = await context.newPage();
  await page.goto('/login');
  await other.goto('/startups');
  await expect(other.getByRole('link', { name: 'Log in' }).first()).toBeVisible();

  await test.step('When they sign in in one tab, then the other tab shows them as signed in', async () => {
    await logIn(page, member);
    await expect(page).toHaveURL('/startups');
    await expect(other.getByRole('button', { name: 'Account of Ayşe' }).first()).toBeVisible();
  });

  await other.goto('/account/settings');
  await expect(other.getByLabel('Bio')).toBeVisible();

  await test.step('When they sign out in one tab, then the other tab is redirected to the login', async () => {
    await page.getByRole('button', { name: 'Account of Ayşe' }).first().click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/login');
    await expect(other).toHaveURL('/login');
    await expect(other.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    const stored = () => other.evaluate(() => JSON.stringify(localStorage));
    for (const own of ['ACCESS_TOKEN', 'userData', 'Ayşe', member.email]) {
      await expect.poll(stored).not.toContain(own);
    }
  });
});
