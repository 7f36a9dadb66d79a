import { pressesLeaveFocus } from '../support/pressesLeaveFocus';
import { expect, test } from '../support/test';

test.beforeEach(({ page }) => pressesLeaveFocus(page));

test('a second press closes the menu of the sidebar', async ({ page, make, signIn }) => {
  const founder = await make.founder();
  await signIn(founder);
  await page.goto(`/my/startups/${founder.startup.id}`);
  const opener = page.locator('[data-sidebar]').getByRole('button', { name: /^Account of/ });
  await opener.click();
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await opener.click();
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
});

test('a dialog that closes gives the focus back to the button pressed', async ({
  page,
  make,
  signIn,
}) => {
  const founder = await make.founder();
  await signIn(founder);
  await page.goto(`/my/startups/${founder.startup.id}/team`);
  const opener = page.getByRole('button', { name: /invite|add/i }).first();
  await opener.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener).toBeFocused();
});
