import type { Page } from '@playwright/test';

import { headersOf } from '../support/callApi';
import { letterTo } from '../support/outbox';
import { staff } from '../support/staff';
import { expect, test } from '../support/test';

/** Simulates the return to a tab: headless browsers keep all tabs in front. */
const comeBack = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('focus')));

/** The entries of the signed-in member's menu. */
async function places(page: Page): Promise<string[]> {
  await page
    .getByRole('button', { name: /^Account of/ })
    .first()
    .click();
  const entries = await page.getByRole('menuitem').allTextContents();
  await page.keyboard.press('Escape');
  return entries;
}

test('an address confirmed in another tab is confirmed here, without a reload', async ({
  page,
  openAsMember,
}) => {
  const member = await openAsMember('/account/credentials');
  await expect(page.getByText('Not verified')).toBeVisible();
  const letter = await letterTo(member.email, /confirm your email/);

  const mailProgram = await page.context().newPage();
  await mailProgram.goto(letter.link('/api/mailed-links/verify-email'));
  await mailProgram.getByRole('button', { name: 'Yes, it is mine' }).click();
  await expect(mailProgram.getByText('is confirmed')).toBeVisible();

  await comeBack(page);
  await expect(page.getByText('Not verified')).toBeHidden();
  await page.reload();
  await expect(page.getByText(member.email)).toBeVisible();
  await expect(page.getByText('Not verified')).toBeHidden();
});

test('menus follow the roles of a member in all tabs', async ({ page, make, signIn }) => {
  const founder = await make.founder();
  const { startup } = founder;
  const first = await make.member('Ardita');
  await staff('founders', 'add', '--startup', startup.slug, '--user', first.email);
  await signIn(founder);
  const other = await page.context().newPage();
  await page.goto('/account/settings');
  await other.goto('/account/credentials');
  expect(await places(page)).toContain('My Startups');
  expect(await places(other)).toContain('My Startups');

  await test.step('When they are removed from the team, then both tabs lose the menu entry', async () => {
    await staff('founders', 'remove', '--startup', startup.slug, '--user', founder.email);
    await letterTo(founder.email, /^You are no longer in the team of/);
    await comeBack(page);
    await expect.poll(() => places(page)).not.toContain('My Startups');
    await expect.poll(() => places(other)).not.toContain('My Startups');
  });

  await test.step('When they become a mentor, then both tabs get the menu entry after a reload of one', async () => {
    await staff('mentors', 'create', '--user', founder.email);
    await page.reload();
    await expect.poll(() => places(page)).toContain('Mentorship');
    await expect.poll(() => places(other)).toContain('Mentorship');
  });

  await test.step('When they join a team, but not as a founder, then the menu leads to the startup', async () => {
    const add = ['founders', 'add', '--startup', startup.slug, '--user', founder.email];
    await staff(...add, '--member');
    await comeBack(other);
    await expect.poll(() => places(page)).toContain('My Startups');
    await page.goto('/account/settings');
    await page
      .getByRole('button', { name: /^Account of/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'My Startups' }).click();
    await expect(page.getByRole('link', { name: new RegExp(startup.name) })).toBeVisible();
  });
});

test('text in a form survives a change of the user', async ({ page, request, openAsMember }) => {
  const member = await openAsMember('/account/settings');
  await page.getByLabel('Bio').fill('Half a sentence');

  const multipart = { name: 'Đurđa', surname: 'Šahinović' };
  const headers = headersOf(member);
  const saved = await request.post('/api/account/settings', { headers, multipart });
  expect(saved.ok()).toBe(true);

  await comeBack(page);
  await expect(page.getByRole('button', { name: 'Account of Đurđa' })).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Đurđa');
  await expect(page.getByLabel('Bio')).toHaveValue('Half a sentence');
  await expect(page.getByLabel('Bio')).toBeFocused();
});

test('without a network loaded content stays, without an error', async ({
  page,
  make,
  signIn,
  expectInConsole,
}) => {
  expectInConsole(/Error fetching user data|ERR_FAILED|status of 50/);
  const founder = await make.founder();
  await signIn(founder);
  await page.goto('/account/settings');
  await expect(page.getByLabel('Bio')).toBeVisible();

  for (const fail of [
    () => page.route('**/api/user', (route) => route.abort()),
    () => page.route('**/api/user', (route) => route.fulfill({ status: 500, body: '{}' })),
  ]) {
    await fail();
    const asked = page.waitForRequest('**/api/user');
    await comeBack(page);
    await asked;
    expect(await places(page)).toContain('My Startups');
    await expect(page.getByText(/went wrong|has ended/)).toHaveCount(0);
  }
});
