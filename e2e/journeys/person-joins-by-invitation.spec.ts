import type { Page } from '@playwright/test';

import { expectAccessibleHere } from '../support/axe';
import { letterTo } from '../support/outbox';
import { expect, test } from '../support/test';

test('a stranger is invited, registers, and joins from the banner', async ({ page, make }) => {
  const founder = await make.founder();
  const address = make.address();
  await make.invite(founder, address);

  await test.step('When they open the link of the letter, then they register first', async () => {
    const letter = await letterTo(address, /invites you to/);
    await page.goto(letter.link('/invitation/accept'));
    await expect(page).toHaveURL('/register');
  });

  await test.step('When they have registered, then the startups offer the invitation', async () => {
    await register(page, address);
    await expect(page).toHaveURL('/startups');
    await expect(page.getByText('You are successfully registered!')).toBeVisible();
    await expect(invitation(page)).toContainText('You have been invited to join a startup.');
    await expectAccessibleHere(page);
  });

  await test.step('When they go about first, then it waits', async () => {
    await page.goto('/faq');
    await expect(invitation(page)).toBeVisible();
  });

  await test.step('When they accept, then they have a startup', async () => {
    await invitation(page).getByRole('link', { name: 'Accept invitation' }).click();
    await expect(page.getByRole('heading', { name: 'Invitation Accepted!' })).toBeVisible();
    await expect(page.getByText('You have successfully joined the startup.')).toBeVisible();
    await expectAccessibleHere(page);
    await page.getByRole('link', { name: 'My Startups' }).click();
    await expect(page.getByRole('link', { name: new RegExp(founder.startup.name) })).toBeVisible();
    await expect(invitation(page)).toBeHidden();
  });
});

test('somebody else who has the link is told whose it is', async ({
  page,
  make,
  signIn,
  expectInConsole,
}) => {
  expectInConsole(/status of 403 .*accept-invite/);
  const founder = await make.founder();
  const address = make.address();
  await make.invite(founder, address);
  const letter = await letterTo(address, /invites you to/);
  await signIn(await make.member());

  await page.goto(letter.link('/invitation/accept'));
  await expect(page.getByRole('heading', { name: 'Error' })).toBeVisible();
  const words = 'This invitation was sent to a different email address.';
  await expect(page.getByRole('main').getByText(words)).toBeVisible();
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL('/');
});

const invitation = (page: Page) => page.getByRole('region', { name: 'Invitation' });

async function register(page: Page, email: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Željka');
  await page.getByLabel('Surname').fill('Đurić-Öztürk');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Kestenje-u-martu-25');
  await page.getByLabel('Confirm password').fill('Kestenje-u-martu-25');
  await page.getByRole('button', { name: 'Register' }).click();
}
