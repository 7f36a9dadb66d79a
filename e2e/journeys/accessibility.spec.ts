import { expectAccessible, WIDTHS } from '../support/axe';
import { addressOf, PUBLIC_PAGES } from '../support/publicPages';
import { expect, test } from '../support/test';

/** Who looks at which page; the working pages have a spec of their own. */
const PAGES: [who: 'guest' | 'member', path: string][] = [
  ...PUBLIC_PAGES.filter(({ hidden }) => !hidden).map(
    ({ path }) => ['guest', path] as ['guest', string],
  ),
  ['guest', '/startups?search=nothing-like-it'],
  ['guest', '/startups/nobody'],
  ['guest', '/login'],
  ['guest', '/register'],
  ['guest', '/forgot-password'],
  ['guest', '/invitation/accept?token=worn-out'],
  ['guest', '/no-such-page'],
  ['member', '/account/settings'],
  ['member', '/account/credentials'],
  ['member', '/account/social-links'],
  ['member', '/account/change-email'],
  ['member', '/account/change-username'],
  ['member', '/account/change-password'],
  ['member', '/account/change-phone'],
  ['member', '/notifications'],
  ['member', '/apply'],
  ['member', '/apply/startup'],
];

for (const [size, width] of Object.entries(WIDTHS)) {
  for (const [who, path] of PAGES) {
    test(`axe finds nothing on ${path} (${size})`, async ({
      page,
      make,
      signIn,
      request,
      expectInConsole,
    }) => {
      if (/no-such|nobody/.test(path)) expectInConsole(/status of 404/);
      await page.setViewportSize({ width, height: 900 });
      if (who === 'member') await signIn(await make.member());

      await page.goto(await addressOf(path, request));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');

      await expectAccessible(page);
    });
  }
}
