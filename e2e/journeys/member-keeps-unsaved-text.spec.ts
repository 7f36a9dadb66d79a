import type { Page } from '@playwright/test';

import { expect, test } from '../support/test';

const TEXT = 'Half a sentence about soil';

test('unsaved text survives a stray click, Back, and logging out', async ({
  page,
  make,
  signIn,
}) => {
  await signIn(await make.member('Zorana'));
  await page.goto('/account/credentials');
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await expect(page).toHaveURL('/account/settings');
  await page.getByLabel('Bio').fill(TEXT);

  await test.step('When they click a link in the header, then the page asks for confirmation', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
    await stay(page);
  });

  await test.step('When they press Back, then the page asks for confirmation each time', async () => {
    for (let presses = 0; presses < 2; presses += 1) {
      await page.goBack();
      await stay(page);
    }
  });

  await test.step('When they log out, then the page asks for confirmation, and they stay signed in', async () => {
    await logOut(page);
    await stay(page);
    await expect(page.getByRole('button', { name: 'Account of Zorana' })).toBeVisible();
  });

  await test.step('When they confirm, then they are signed out', async () => {
    await logOut(page);
    await question(page).getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL('/login');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('ACCESS_TOKEN'))).toBeNull();
  });
});

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });

async function stay(page: Page): Promise<void> {
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(question(page)).toBeHidden();
  await expect(page).toHaveURL('/account/settings');
  await expect(page.getByLabel('Bio')).toHaveValue(TEXT);
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account of Zorana' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
}
