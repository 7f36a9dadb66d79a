import type { Page } from '@playwright/test';
import { interactive } from '../support/interactive';
import { prerendered } from '../support/prerendered';
import { withoutCode } from '../support/publicCode';
import { expect, test } from '../support/test';

for (const [path, kind] of [
  ['/startups', 'hydrated at once'],
  ['/', 'hydrated at the first interaction'],
] as const) {
  test(`a page ${kind} stays and works when a browser has translated it before hydration`, async ({
    page,
    context,
    request,
    expectInConsole,
  }) => {
    expectInConsole(/Minified React error|Hydration failed/);
    await prerendered(request, path);
    const release = await withoutCode(page, /\/releases\/.*\.js$/);
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByRole('contentinfo').waitFor();
    await translate(page);
    await release();

    await page.waitForFunction(() => '__MFE__' in window); // before that no interaction is noticed
    await interactive(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await page.getByRole('button', { name: 'Privacy choices' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('html[data-same]')).toBeAttached(); // the document was not reloaded
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('mfe_failed');
  });
}

/** Simulates a browser's translation: it wraps every text in an element. */
function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.documentElement.setAttribute('data-same', '');
    const walker = document.createTreeWalker(
      document.getElementById('root')!,
      NodeFilter.SHOW_TEXT,
    );
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.matches('script, style')) continue;
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text);
    }
  });
}
