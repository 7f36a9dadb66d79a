import type { Page } from '@playwright/test';

import { confirmAddress } from '../support/confirmAddress';
import { logIn } from '../support/logIn';
import { letterTo } from '../support/outbox';
import { staff } from '../support/staff';
import { openStaffPage, typeToConfirm } from '../support/staffPages';
import { expect, test } from '../support/test';

test('staff merge two accounts of one person', async ({
  page,
  make,
  signIn,
  signInAsStaff,
  browser,
  request,
}) => {
  const twice = await make.founder();
  const stays = await make.member('Ünal', 'Yıldız');
  await confirmAddress(request, stays); // a merge requires a confirmed address
  await signInAsStaff('people');
  await openStaffPage(page, '/staff/people', 'People');
  await page.getByRole('searchbox', { name: 'Search' }).fill(twice.email);
  await page.getByRole('main').getByRole('link', { name: twice.name }).click();
  await mergeInto(page, stays.email, 'Users: merge');

  await test.step('Then the remaining account has the startup, and the other one cannot sign in', async () => {
    const context = await browser.newContext();
    const theirs = await context.newPage();
    await theirs.goto('/login');
    await logIn(theirs, twice);
    await expect(theirs.getByRole('alert')).toBeVisible();
    await signIn(stays, context);
    await theirs.goto(`/my/startups/${twice.startup.id}/team`);
    await expect(theirs.getByRole('main')).toContainText('Yıldız');
    await context.close();
    await letterTo(stays.email, /^Your two accounts were merged$/);
  });
});

test('staff merge two entries of one startup, and the old address redirects', async ({
  page,
  make,
  signInAsStaff,
}) => {
  const founder = await make.member('Živa');
  const [twice, stays] = [await make.startup(founder, 'Žito'), await make.startup()];
  const mentor = await make.mentorOf(twice, 'Ελένη', 'Παπαδοπούλου');
  for (const { slug } of [twice, stays]) await staff('startups', 'publish', '--startup', slug);
  await signInAsStaff('programme');
  await openStaffPage(page, '/staff/startups', 'Startups');
  await page.getByRole('searchbox', { name: 'Search' }).fill(twice.name);
  await page.getByRole('main').getByRole('link', { name: twice.name }).click();
  await mergeInto(page, stays.slug, 'Startups: merge');

  await test.step('Then the remaining startup has team and mentor, and the old address redirects to it', async () => {
    await openStaffPage(page, `/staff/startups/${stays.id}`, stays.name);
    await expect(page.getByRole('list', { name: 'Assigned mentors' })).toContainText(mentor.name);
    await expect(page.getByRole('main')).toContainText(founder.name);
    await page.goto(`/startups/${twice.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(stays.name);
    await expect(page).toHaveURL(`/startups/${stays.slug}`);
  });
});

/** Merges from the page of the duplicate: a prefilled form, then a preview, then a reason. */
async function mergeInto(page: Page, stays: string, title: string): Promise<void> {
  await page.getByRole('link', { name: 'Merge into…' }).click();
  await page.getByRole('main').getByLabel('Into', { exact: true }).fill(stays);
  await page.getByRole('button', { name: 'See what will happen' }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await typeToConfirm(dialog);
  await dialog.getByLabel('Reason, for the record').fill('Entered twice');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('status', { name: 'Answer' })).toContainText(' is merged into ');
}
