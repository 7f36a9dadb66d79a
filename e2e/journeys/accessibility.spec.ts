import { AxeBuilder } from '@axe-core/playwright';

import type { Member } from '../support/people';
import { expect, test } from '../support/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const WIDTHS = { desktop: 1440, phone: 390 };

/** Who looks at which page. */
const PAGES: [who: 'guest' | 'founder' | 'mentor' | 'member', path: string][] = [
  ['guest', '/'],
  ['guest', '/startups'],
  ['guest', '/startups/zrno'],
  ['guest', '/login'],
  ['guest', '/register'],
  ['guest', '/forgot-password'],
  ['guest', '/invitation/accept?token=worn-out'],
  ['guest', '/no-such-page'],
  ['founder', '/my/startups'],
  ['founder', '/my/startups/:id'],
  ['mentor', '/my/mentorships'],
  ['mentor', '/my/mentorships/:id'],
  ['member', '/account/settings'],
  ['member', '/account/credentials'],
  ['member', '/account/social-links'],
  ['member', '/account/change-email'],
  ['member', '/account/change-username'],
  ['member', '/account/change-password'],
  ['member', '/account/change-phone'],
  ['member', '/notifications'],
];

for (const [size, width] of Object.entries(WIDTHS)) {
  for (const [who, path] of PAGES) {
    test(`axe finds nothing on ${path} (${size})`, async ({
      page,
      make,
      signIn,
      expectInConsole,
    }) => {
      if (path === '/no-such-page') expectInConsole(/status of 404/);
      await page.setViewportSize({ width, height: 900 });
      const founder = who === 'founder' || who === 'mentor' ? await make.founder() : undefined;
      const visitor: Member | undefined =
        who === 'mentor'
          ? await make.mentorOf(founder!.startup)
          : who === 'member'
            ? await make.member()
            : founder;
      if (visitor) await signIn(visitor);

      await page.goto(path.replace(':id', String(founder?.startup.id)));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');

      const { violations, passes } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual(
        [],
      );
      expect(passes.length).toBeGreaterThan(5);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
}
