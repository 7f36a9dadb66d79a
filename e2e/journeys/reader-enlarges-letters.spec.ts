import type { Page } from '@playwright/test';

import { expectFits } from '../support/axe';
import { setLetters } from '../support/letters';
import { expect, test } from '../support/test';
import { textBreaks } from '../support/textBreaks';
import { waitForIdle } from '../support/waitForIdle';

// A page that still moves is measured where nobody reads it.
test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
});

const PUBLIC = [
  '/',
  '/about',
  '/startups',
  '/startups/zrno',
  '/for-startups',
  '/for-mentors',
  '/contact',
  '/newsletter',
  '/faq',
  '/login',
  '/register',
];
const MEMBER = [
  '/account/settings',
  '/account/second-factor',
  '/account/following',
  '/account/credentials',
  '/account/social-links',
  '/notifications',
];
const STAFF = [
  '/staff',
  '/staff/startups',
  '/staff/people',
  '/staff/mentors',
  '/staff/sessions',
  '/staff/record',
  '/staff/acts/startups.create',
  '/staff/programme/seasons',
  '/staff/import',
  '/staff/letters',
  '/staff/letters/new',
  '/staff/messages',
  '/staff/figures',
  '/staff/programme',
];

test.describe('letters twice as large leave words whole on a phone', () => {
  test('on public pages', async ({ page }) => {
    await expectWholeText(page, PUBLIC);
  });

  test('on account pages', async ({ page, make, signIn }) => {
    await signIn(await make.member());
    await expectWholeText(page, MEMBER);
  });

  test('on pages of a founder', async ({ page, make, signIn }) => {
    const founder = await make.founder();
    await make.mentorOf(founder.startup);
    await signIn(founder);
    const own = `/my/startups/${founder.startup.id}`;
    await expectWholeText(page, [
      '/my/startups',
      own,
      `${own}/mentorship`,
      `${own}/agenda`,
      `${own}/team`,
      `${own}/settings`,
    ]);
  });

  test('on pages of a mentor', async ({ page, make, signIn }) => {
    const { startup } = await make.founder();
    await signIn(await make.mentorOf(startup));
    await expectWholeText(page, [
      '/my/mentorships',
      '/my/mentorships/agenda',
      '/my/mentorships/hours',
    ]);
  });

  test('on pages of the staff', async ({ page, signInAsStaff }) => {
    await signInAsStaff('programme', 'people', 'sessions', 'letters', 'releases');
    await expectWholeText(page, STAFF);
  });
});

/** Opens the pages at a text size of 200 % (WCAG 1.4.4). */
async function expectWholeText(page: Page, paths: readonly string[]): Promise<void> {
  await setLetters(page, 32);
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await waitForIdle(page);
    expect.soft(await textBreaks(page), path).toEqual([]);
    await expectFits(page);
  }
}
