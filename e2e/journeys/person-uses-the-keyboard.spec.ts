import type { Page } from '@playwright/test';

import { expect, test } from '../support/test';

test('a person signs in, changes their name and logs out by keyboard', async ({ page, make }) => {
  const member = await make.member('Nikša');
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();

  await test.step('When they leave the password empty, then the field shows an error and gets the focus', async () => {
    await tabTo(page, 'Email');
    await page.keyboard.type(member.email);
    await page.keyboard.press('Enter');
    await expect(page.getByText('The password field is required.')).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  });

  await test.step('When they type the password, then they are signed in', async () => {
    await page.keyboard.type(member.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/startups');
    await expect(page.getByRole('button', { name: 'Account of Nikša' }).first()).toBeVisible();
  });

  await test.step('When they use the account menu, then a letter selects the settings', async () => {
    await tabTo(page, 'Account of Nikša', 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.type('a');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/account/settings');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Nikša');
  });

  await test.step('When they press Enter in a field, then the profile is saved', async () => {
    await tabTo(page, 'Surname');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Ćosić');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Profile successfully updated!')).toBeVisible();
  });

  await test.step('When they log out in the menu, then the login opens', async () => {
    await tabTo(page, 'Account of Nikša', 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem').last()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/login');
  });
});

/** Presses Tab until an element with this name has the focus. */
async function tabTo(page: Page, name: string, key = 'Tab'): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      return label?.textContent ?? element?.ariaLabel ?? element?.textContent ?? '';
    });
  for (let presses = 0; presses < 40; presses += 1) {
    if ((await focused()) === name) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${name} is not reached by ${key}.`);
}
