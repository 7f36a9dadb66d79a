import { chooseDay, chooseTime, openScheduling, upcomingDay } from '../support/scheduling';
import { openStaffPage } from '../support/staffPages';
import { expect, test } from '../support/test';

/** How wide a sheet of A4 is, CSS pixels. */
const SHEET_WIDTH = 794;

test('a printed agenda has the sessions and no controls', async ({ page, make, signIn }) => {
  const founder = await make.founder();
  await signIn(founder);
  await page.emulateMedia({ media: 'print' });
  for (const width of [794, 1123]) {
    await page.setViewportSize({ width, height: 800 }); // A4, portrait and landscape
    await page.goto(`/my/startups/${founder.startup.id}/agenda`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Startup' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Month' })).toBeHidden();
    expect((await main.boundingBox())!.width).toBeGreaterThan(700);
  }
});

test('a printed session has its whole agenda and no controls', async ({ page, make, signIn }) => {
  const founder = await make.founder();
  await make.mentorOf(founder.startup);
  await signIn(founder);
  const dialog = await openScheduling(page, founder.startup.id);
  await chooseDay(dialog, upcomingDay(3));
  await chooseTime(dialog, 2);
  await dialog.getByRole('button', { name: 'Book Meeting' }).click();
  await page.getByRole('link', { name: /^Agenda and notes/ }).click();
  const agenda = page.getByLabel('What would you like to talk about?');
  await agenda.fill(Array.from({ length: 30 }, (_, at) => `Question ${at + 1}`).join('\n'));
  await page.emulateMedia({ media: 'print' });

  const hidden = await agenda.evaluate((area) => area.scrollHeight - area.clientHeight);
  expect(hidden).toBe(0);
  await expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(0);
});

test('a printed startup page has no navigation', async ({ page, make }) => {
  const { slug, name } = await make.startup();
  await page.goto(`/startups/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.emulateMedia({ media: 'print' });

  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Site' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});

test('a printed table has all loaded rows, and columns that fit the sheet', async ({
  page,
  make,
  signInAsStaff,
}) => {
  await make.startup(undefined, 'Žćđš'.repeat(22));
  await signInAsStaff('programme');
  await openStaffPage(page, '/staff/startups', 'Startups');
  const table = page.getByRole('table', { name: 'Startups' });
  const rows = table.locator('tbody tr:not([aria-hidden])');
  await expect(rows.first()).toBeVisible();
  await page.setViewportSize({ width: SHEET_WIDTH, height: 800 });
  await expect.poll(() => rows.count()).toBeLessThan(40);
  const drawn = await rows.count();

  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const printed = await rows.count();
  expect(printed).toBeGreaterThan(drawn);
  const { width, height } = (await table.boundingBox())!;
  expect(width).toBeLessThanOrEqual(SHEET_WIDTH);
  const frame = page.getByRole('region', { name: 'Startups' });
  expect((await frame.boundingBox())!.height).toBeGreaterThanOrEqual(height);
  await expect(page.getByRole('link', { name: 'New startup' })).toBeHidden();

  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await expect.poll(() => rows.count()).toBeLessThan(printed); // only as many as fit, by the measured heights
});

test('a printed FAQ has every answer, and no picture below its title', async ({ page }) => {
  await page.goto('/faq');
  const questions = page.getByRole('main').locator('details');
  await expect(questions.first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });

  for (const question of await questions.all())
    await expect(question.locator('> div')).toBeVisible();
  await expect(page.getByRole('main').locator('picture').filter({ visible: true })).toHaveCount(0);
});

test('a printed page of a startup has no tools, and values below their labels', async ({
  page,
  make,
  signIn,
}) => {
  const founder = await make.founder();
  await signIn(founder);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: SHEET_WIDTH, height: 800 });
  const address = `/my/startups/${founder.startup.id}`;

  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Updates' })).toBeVisible();
  await expect(page.getByLabel('Share an update')).toBeHidden();

  await page.goto(`${address}/team`);
  await expect(page.getByRole('heading', { name: 'Founders' })).toBeVisible();
  await expect(page.getByText('Add Co-Founder')).toBeHidden();

  await page.goto(`${address}/settings`);
  const label = page.getByRole('term').filter({ hasText: 'Description' });
  await expect(label).toBeVisible();
  // Firefox moves the row of a grid to the next sheet as a whole.
  await expect(label.locator('..')).toHaveCSS('display', 'block');
});
