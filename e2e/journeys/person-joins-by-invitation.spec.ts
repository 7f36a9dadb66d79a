import type { Page } from '@playwright/test';

import { expectAccessibleHere } from '../support/axe';
import { logIn } from '../support/logIn';
import { letterTo } from '../support/outbox';
import { expect, test } from '../support/test';

test('a stranger is invited, registers, and joins from the banner', async ({ page, make }) => {
  const founder = await make.founder();
  const address = make.address();
  await make.invite(founder, address);

  await test.step('When they open the mailed link, then they are redirected to the registration', async () => {
    const letter = await letterTo(address, /invites you to/);
    await page.goto(letter.link('/invitation/accept'));
    await expect(page).toHaveURL('/register');
    await expect(invitation(page)).toContainText(`invites you to join ${founder.startup.name}`);
    await expect(page.getByLabel('Email')).toHaveValue(address);
    await expect(page.getByLabel('Email')).not.toBeEditable();
    await expectAccessibleHere(page);
  });

  await test.step('When they have registered, then the startups page shows the invitation', async () => {
    await register(page);
    await expect(page).toHaveURL('/startups');
    await expect(page.getByText('You are successfully registered!')).toBeVisible();
    await expect(invitation(page)).toContainText(
      `invites you to join ${founder.startup.name} as a founder.`,
    );
    await expectAccessibleHere(page);
  });

  await test.step('When they open another page first, then it shows the invitation too', async () => {
    await page.goto('/faq');
    await expect(invitation(page)).toBeVisible();
  });

  await test.step('When they accept, then they are on the team', async () => {
    await invitation(page).getByRole('link', { name: 'Accept invitation' }).click();
    await expect(page.getByRole('heading', { name: 'Invitation Accepted!' })).toBeVisible();
    await expect(page.getByText('You have successfully joined the startup.')).toBeVisible();
    await expectAccessibleHere(page);
    await page.getByRole('link', { name: 'My Startups' }).click();
    await expect(page.getByRole('link', { name: new RegExp(founder.startup.name) })).toBeVisible();
    await expect(invitation(page)).toBeHidden();
  });
});

test('another member who opens the link reads whose it is, and can switch accounts', async ({
  page,
  make,
  signIn,
}) => {
  const founder = await make.founder();
  const [invited, other] = [await make.member('Ilir'), await make.member('Borko')];
  await make.invite(founder, invited.email);
  const letter = await letterTo(invited.email, /invites you to/);
  await signIn(other);

  await test.step('When they open the link, then the page shows that it is for another account', async () => {
    await page.goto(letter.link('/invitation/accept'));
    const title = 'This invitation is for another account';
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    const who = `It was sent to ${invited.email}; you are logged in as ${other.email}.`;
    await expect(page.getByText(who)).toBeVisible();
    await expectAccessibleHere(page);
  });

  await test.step('When they log out and continue, then the login shows the invitation', async () => {
    await page.getByRole('button', { name: 'Log out and continue' }).click();
    await expect(page).toHaveURL('/login');
    await expect(invitation(page)).toContainText(`invites you to join ${founder.startup.name}`);
    await logIn(page, invited);
    await expect(page).toHaveURL('/startups');
    await invitation(page).getByRole('link', { name: 'Accept invitation' }).click();
    await expect(page.getByRole('heading', { name: 'Invitation Accepted!' })).toBeVisible();
  });
});

test('a member who keeps the other account is not asked again', async ({ page, make, signIn }) => {
  const founder = await make.founder();
  const address = make.address();
  await make.invite(founder, address);
  const letter = await letterTo(address, /invites you to/);
  await signIn(await make.member());

  await page.goto(letter.link('/invitation/accept'));
  await page.getByRole('button', { name: 'Stay logged in' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/faq');
  await expect(page.getByRole('button', { name: /^Account of/ }).first()).toBeAttached();
  await expect(invitation(page)).toHaveCount(0);
});

const invitation = (page: Page) => page.getByRole('region', { name: 'Invitation' });

async function register(page: Page): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Željka');
  await page.getByLabel('Surname').fill('Đurić-Öztürk');
  await page.getByLabel('Password', { exact: true }).fill('Kestenje-u-martu-25');
  await page.getByLabel('Confirm password', { exact: true }).fill('Kestenje-u-martu-25');
  await page.getByRole('button', { name: 'Register' }).click();
}
