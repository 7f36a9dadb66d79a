import { expectAccessibleHere } from '../support/axe';
import { expectOwnFonts } from '../support/ownFonts';
import { addressOf, PUBLIC_PAGES } from '../support/publicPages';
import { test } from '../support/sharedVisit';
import { expect } from '../support/test';
import { waitForIdle } from '../support/waitForIdle';

/** The pages by reader. The working pages have a spec of their own. */
const PATHS = {
  guest: [
    ...PUBLIC_PAGES.filter(({ hidden }) => !hidden).map(({ path }) => path),
    '/startups?search=nothing-like-it',
    '/startups/nobody',
    '/login',
    '/register',
    '/forgot-password',
    '/invitation/accept?token=worn-out',
    '/no-such-page',
  ],
  member: [
    '/account/settings',
    '/account/credentials',
    '/account/social-links',
    '/account/change-email',
    '/account/change-username',
    '/account/change-password',
    '/account/change-phone',
    '/account/following',
    '/notifications',
    '/apply',
    '/apply/startup',
  ],
};

for (const [visitor, paths] of Object.entries(PATHS)) {
  test.describe(`for a ${visitor}`, () => {
    test.use({ visitor: visitor as keyof typeof PATHS });

    for (const path of paths) {
      test(`axe finds no violation on ${path}, and all text uses our fonts`, async ({
        page,
        request,
        expectInConsole,
      }) => {
        if (/no-such|nobody|worn-out/.test(path)) expectInConsole(/status of 404/);
        await page.goto(await addressOf(path, request));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await waitForIdle(page);
        await expectAccessibleHere(page);
        await expectOwnFonts(page);
      });
    }
  });
}
