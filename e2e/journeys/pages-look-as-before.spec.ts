import { writeFileSync } from 'node:fs';

import { WIDTHS } from '../support/axe';
import { difference, drawnBy, keepLook, lookOf } from '../support/look';
import { renderedAhead } from '../support/renderedAhead';
import { expect, test } from '../support/test';

/** Pages whose words and pictures do not depend on what other tests do. */
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
      if (!isUpdate && version !== drawnBy()) {
        console.log(`${name} was drawn by Chromium ${drawnBy()}; ${version} is not compared.`);
        return;
      }
      if (path.includes('no-such')) expectInConsole(/status of 404/);
      else if (path !== '/login') await renderedAhead(request, path);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path, { waitUntil: 'networkidle' });
      const look = await lookOf(page);

      if (isUpdate) return keepLook(name, look, version);
      const share = await difference(name, look);
      if (share > 0.005) writeFileSync(info.outputPath(`${name}.webp`), look);
      expect(share, `share of ${name} that has changed`).toBeLessThanOrEqual(0.005);
    });
  }
}
