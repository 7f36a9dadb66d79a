import { join } from 'node:path';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expectAccessibleHere } from '../support/axe';
import { dayAfter } from '../support/dayAfter';
import { ownProgramme } from '../support/ownProgramme';
import { presses } from '../support/presses';
import { openStaffPage } from '../support/staffPages';
import { expect } from '../support/test';

const test = ownProgramme({ FORM_WIDGET_SCRIPT: 'https://forms.example.org/embed.js' });

/** Checks the headline that a guest sees on the landing; pages follow a change within seconds. */
async function expectLanding(guest: Page, headline: RegExp): Promise<void> {
  await expect(async () => {
    await guest.goto('/');
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText(headline, { timeout: 2_000 });
  }).toPass();
}

/** The startups of the open grid. */
const cards = (guest: Page): Locator => guest.getByRole('article');

/** The entry with this name in a list of the programme's form. */
const entry = (page: Page, name: string): Locator =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name, exact: true }) })
    .last();

const PARTNER = 'Žito Capital';
const LOGO = join(__dirname, '../../docs/images/landing.webp');

/** Runs in the page. @returns the natural width of a picture, in pixels; 0 when it did not load */
const widthOf = (picture: Element) => (picture as HTMLImageElement).naturalWidth;

/** Runs in the page. @returns pixels from the left edge to the end of the text's widest line */
function endOfText(element: Element): number {
  const text = document.createRange();
  text.selectNodeContents(element);
  return text.getBoundingClientRect().right;
}

test('a programme manager publishes Season 3, and rolls it back with one click', async ({
  page,
  browser,
  baseURL,
  make,
  signInAsStaff,
  expectInConsole,
}) => {
  expectInConsole(/422.*programme\.edit/);
  await signInAsStaff('programme');
  const guest = await browser.newPage({ baseURL, reducedMotion: 'reduce' });
  const startup = await make.startup();
  await expectLanding(guest, /Season 2\s*in progress!/);
  const { press } = presses(page);

  await test.step('When they copy Season 2 to Season 3 and save, then guests still see Season 2', async () => {
    await openStaffPage(page, '/staff/programme', 'Programme');
    await press('link', 'Seasons', page.getByRole('region', { name: 'Edit' }));
    await press('button', 'Copy Season 2');
    const fill = (label: string, text: string) =>
      page.getByLabel(label, { exact: true }).fill(text);
    await fill('Number', '2');
    await fill('Name', 'Season 3');
    await fill('Headline of the landing', 'Season 3: apply now!');
    await fill('Application form for startups', 'season-3');
    await fill('Opens at', `${dayAfter(-1)}T09:00`);
    await fill('Closes at', `${dayAfter(30)}T23:59`);
    await fill('Submissions', '3');
    await fill('Current milestone', '1');
    await press('button', 'Premiere');
    await entry(page, 'Premiere').getByLabel('Title').fill('First night');
    for (const country of ['Serbia', 'North Macedonia']) await press('button', `Remove ${country}`);
    await press('button', 'Bulgaria');
    await entry(page, 'Bulgaria').getByLabel('Submissions', { exact: true }).fill('3');
    await fill('Number of the current season', '3');
    await press('button', 'Save draft');
    await expect(page.getByText('There is already a season with this number.')).toBeVisible();
    await fill('Number', '3');
    await expectAccessibleHere(page);
    await press('button', 'Save draft');
    await expect(page.getByText('All changes are saved.')).toBeVisible();
    await expectLanding(guest, /Season 2\s*in progress!/);
  });

  await test.step('And they add a partner with an uploaded logo', async () => {
    await openStaffPage(page, '/staff/programme/partners', 'Partners');
    await press('button', 'Add to Partners');
    const partner = page.getByRole('listitem').last();
    await partner.getByLabel('Name').fill(PARTNER);
    await partner.getByLabel('Picture').setInputFiles(LOGO);
    await expect(partner.getByRole('button', { name: 'Remove picture' })).toBeVisible();
    await expectAccessibleHere(page);
    await press('button', 'Save draft');
    await expect(page.getByText('All changes are saved.')).toBeVisible();
  });

  await test.step('When the draft is published from Today, then the public pages show Season 3', async () => {
    await openStaffPage(page, '/staff', 'Today');
    await press('link', 'Programme', page.getByRole('region', { name: 'Drafts to publish' }));
    await expect(page.getByRole('link', { name: 'Number of the current season' })).toBeVisible();
    await page.getByLabel(/^Version note/).fill('Season 3 opens');
    await press('button', 'Publish');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/Version 2 will be published/)).toBeVisible();
    await press('button', 'Publish', dialog);
    await expect(page.getByText('“Season 3 opens”')).toBeVisible();

    await expectLanding(guest, /Season 3: apply\s*now!/);
    // To the right of the headline, the picture shows people.
    const headline = guest.getByRole('heading', { level: 1 });
    expect(await headline.evaluate(endOfText)).toBeLessThan(0.6 * guest.viewportSize()!.width);
    await expect(guest.getByRole('timer', { name: 'Time left to apply' })).toBeVisible();
    await guest.goto('/apply/startup');
    await expect(
      guest.getByRole('heading', { level: 1, name: 'Apply with your startup' }),
    ).toBeVisible();
  });

  await test.step('And the landing page shows the partner, the milestones and the map of submissions', async () => {
    await guest.goto('/');
    const logo = guest.getByRole('img', { name: PARTNER });
    await logo.scrollIntoViewIfNeeded();
    await expect.poll(() => logo.evaluate(widthOf)).toBeGreaterThan(0);
    const stops = guest.getByRole('region', { name: 'The journey' }).getByRole('listitem');
    await expect(stops).toHaveCount(5);
    await expect(stops.filter({ hasText: 'We are here' })).toContainText('Applications open');
    await expect(stops.nth(3)).toContainText('First night');

    const figures = guest.getByRole('region', { name: 'Season 3 in figures' });
    const map = figures.getByRole('figure');
    await map.scrollIntoViewIfNeeded();
    await expect(map.getByRole('img')).toHaveAccessibleName(/per country, 3 in total/);
    await expect(map.locator('text')).toHaveCount(11); // two countries have no submissions
    const countries = figures.getByRole('list', { name: 'Submissions per country' });
    await expect(countries.getByRole('listitem').filter({ hasText: 'Bulgaria' })).toHaveText(
      'Bulgaria 3',
    );
    await expect(countries.getByText('Serbia')).toHaveCount(0);
  });

  await test.step('When a startup is moved to Season 3, then its badge and the filter show that', async () => {
    await openStaffPage(
      page,
      `/staff/acts/startups.season?startup=${startup.slug}`,
      'Startups: season',
    );
    await page.getByLabel('Season', { exact: true }).fill('3');
    await press('button', 'See what will happen');
    await press('button', 'Confirm', page.getByRole('dialog'));
    await expect(page.getByText(`${startup.name} is in season 3.`)).toBeVisible();

    await guest.goto('/startups');
    const filter = guest.getByRole('group', { name: 'Season' });
    await press('button', 'Season 3', filter);
    await expect(cards(guest)).toHaveCount(1);
    await expect(cards(guest)).toContainText(startup.name);
    await expect(cards(guest).getByText('Season 3', { exact: true })).toBeVisible();
    await expect(guest).toHaveURL(/season=3/);
    await press('button', 'All', filter);
    const older = cards(guest).filter({ hasNotText: startup.name }).first();
    await expect(older.getByText('Season 2', { exact: true })).toBeVisible();
  });

  await test.step('When they roll back, then the public pages show Season 2 again', async () => {
    await openStaffPage(page, '/staff/programme', 'Programme');
    await press('button', 'Roll back');
    const dialog = page.getByRole('dialog', { name: 'Roll back to version 1' });
    await press('button', 'Roll back', dialog);
    await expect(page.getByText('“Version 1 again”')).toBeVisible();
    await expectLanding(guest, /Season 2\s*in progress!/);
    await expect(guest.getByRole('heading', { level: 3, name: 'Premiere' })).toBeAttached();
    await expect(guest.getByRole('img', { name: PARTNER })).toHaveCount(0);
    await guest.goto('/startups');
    const filter = guest.getByRole('group', { name: 'Season' });
    await expect(filter.getByRole('button', { name: 'Season 3' })).toHaveCount(0);
    await guest.close();
  });
});

/** The time when the shared page of an address was rendered, milliseconds since the epoch. */
async function madeAt(guest: APIRequestContext, path: string): Promise<number> {
  const html = await (await guest.get(path)).text();
  return Number(/"renderedAt":(\d+)/.exec(html)?.[1]);
}

test('a changed text appears on its page within seconds, and no other page is re-rendered', async ({
  page,
  request,
  signInAsStaff,
}) => {
  await signInAsStaff('programme');
  const others = ['/', '/about', '/startups', '/faq', '/apply'];
  const before = await Promise.all(others.map((path) => madeAt(request, path)));
  expect(await (await request.get('/comingsoon')).text()).toContain('Season 2 has begun');

  const { press } = presses(page);
  await openStaffPage(page, '/staff/programme/seasons?field=site.seasons.1.teaser_note', 'Seasons');
  await page
    .getByLabel('Note on the announcement page', { exact: true })
    .fill('Late? Doors are open.');
  await press('button', 'Save draft');
  await expect(page.getByText('All changes are saved.')).toBeVisible();
  await openStaffPage(page, '/staff/programme', 'Programme');
  await press('button', 'Publish');
  await press('button', 'Publish', page.getByRole('dialog'));

  await expect(async () => {
    const comingSoon = await (await request.get('/comingsoon')).text();
    expect(comingSoon).toContain('Late? Doors are open.');
  }).toPass();
  expect(await Promise.all(others.map((path) => madeAt(request, path)))).toEqual(before);
});
