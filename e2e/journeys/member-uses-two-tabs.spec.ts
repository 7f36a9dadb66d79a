import { logIn } from '../support/logIn';
import { expect, test } from '../support/test';

test('signing out and in again in one tab is the other tab’s news too', async ({
  page,
  context,
  make,
}) => {
  const member = await make.member('Ayşe');
  const other = await context.newPage();
  await page.goto('/login');
  await other.goto('/startups');
  await expect(other.getByRole('link', { name: 'Log in' }).first()).toBeVisible();

  await test.step('When they sign in here, then the other tab knows them', async () => {
    await logIn(page, member);
    await expect(page).toHaveURL('/startups');
    await expect(other.getByRole('button', { name: 'Account of Ayşe' }).first()).toBeVisible();
  });

  await other.goto('/account/settings');
  await expect(other.getByLabel('Bio')).toBeVisible();

  await test.step('When they sign out here, then the other tab leaves the account', async () => {
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
