import type { Route } from '@playwright/test';

import { WIDTHS } from '../support/axe';
import { prerendered } from '../support/prerendered';
import { changeOf, drawnBy, MAX_CHANGED_SHARE, storeSnapshot } from '../support/snapshot';
import { expect, test } from '../support/test';

/** Pages whose texts and pictures do not depend on other tests. */
const PAGES: Record<string, string> = {
  landing: '/',
  about: '/about',
  'for-startups': '/for-startups',
  faq: '/faq',
  contact: '/contact',
  login: '/login',
  'not-found': '/no-such-page',
};

for (const [size, width] of Object.entries(WIDTHS)) {
  for (const [title, path] of Object.entries(PAGES)) {
    const name = `${title}-${size}`;

    test(`${path} looks as before (${size})`, async ({
      page,
      request,
      browser,
      expectInConsole,
    }, info) => {
      const version = browser.version();
      const isUpdate = info.config.updateSnapshots === 'all';
      test.skip(!isUpdate && version !== drawnBy(), 'another browser draws letters differently');
      if (path.includes('no-such')) expectInConsole(/status of 404/);
      if (path !== '/login') await prerendered(request, path);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.context().route('**/*.svg', stillPicture); // for other tabs too
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path, { waitUntil: 'networkidle' });
      if (isUpdate) return storeSnapshot(page, name, version);

      const share = await changeOf(page, name, info.outputPath(`${name}.webp`));
      expect(share, `most that has changed anywhere in ${name}`).toBeLessThanOrEqual(
        MAX_CHANGED_SHARE,
      );
    });
  }
}

/** A picture does not know of reduced motion: its ridges would be drawn at any height. */
async function stillPicture(route: Route): Promise<void> {
  const response = await route.fetch();
  const moving = '(prefers-reduced-motion:no-preference)';
  const body = (await response.text()).replaceAll(moving, 'not all');
  await route.fulfill({ response, body });
}
