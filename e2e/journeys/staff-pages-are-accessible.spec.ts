import type { Page } from '@playwright/test';

import { expectAccessibleHere } from '../support/axe';
import { expectOwnFonts } from '../support/ownFonts';
import type { Member } from '../support/people';
import { people } from '../support/people';
import { FIRST_VISIT } from '../support/staffPages';
import { test as base, expect } from '../support/test';
import { waitForIdle } from '../support/waitForIdle';

/** Nothing is changed here, so one person may look at all these pages. */
const test = base.extend<object, { member: Member }>({
  member: [
    async ({ playwright }, use, { project }) => {
      const request = await playwright.request.newContext({ baseURL: project.use.baseURL });
      const scopes = ['programme', 'people', 'sessions', 'letters', 'releases'] as const;
      await use(await people(request).staffWith(...scopes));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
});

// Elements that are still fading in have no measurable contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PATHS = [
  '/staff',
  '/staff/startups',
  '/staff/startups/:id',
  '/staff/people',
  '/staff/people/:id',
  '/staff/mentors',
  '/staff/mentors/:id',
  '/staff/sessions',
  '/staff/import',
  '/staff/record',
  '/staff/letters',
  '/staff/letters/new',
  '/staff/messages',
  '/staff/figures',
  '/staff/acts',
  '/staff/programme',
  '/staff/programme/seasons',
  '/staff/acts/startups.create',
  '/staff/acts/users.find',
];

for (const path of PATHS) {
  test(`axe finds no violation on ${path}, and all text uses our fonts`, async ({
    page,
    member,
    signIn,
    expectInConsole,
  }) => {
    expectInConsole(FIRST_VISIT);
    await signIn(member);
    await page.goto(path.replace('/:id', ''));
    await expect(page.getByRole('navigation', { name: 'Staff' })).toBeVisible();
    if (path.endsWith(':id')) await openFirstRow(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await waitForIdle(page);
    await expect(page.getByRole('main').getByText('Loading...')).toHaveCount(0);
    await expect(page.getByText('This page does not exist, or was deleted.')).toHaveCount(0);
    await expectAccessibleHere(page);
    await expectOwnFonts(page);
  });
}

/** Goes from a table to the page of its first row. */
async function openFirstRow(page: Page): Promise<void> {
  const table = page.url();
  await page.getByRole('table').locator('tbody').getByRole('link').first().click();
  await expect(page).not.toHaveURL(table);
}
