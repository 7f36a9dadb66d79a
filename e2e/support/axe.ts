import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { animationsEnded } from './animationsEnded';
import { expect } from './test';

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Viewport widths at which every page is checked, CSS pixels. */
export const WIDTHS = { desktop: 1440, phone: 390 };

/** Read here and put into the page once: a builder would send it, with all results, at every check. */
const AXE_SOURCE = readFileSync(
  createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

interface Axe {
  run(part: string, options: object): ReturnType<AxeBuilder['analyze']>;
}

/** A page of 1280 px at a zoom of 400 % (WCAG 1.4.10). */
const MIN_WIDTH = 320;

/**
 * Expects no accessibility fault that axe finds, no list without entries, and no horizontal overflow.
 * @param part selector of the checked part, when the rest has been checked already
 */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  if (part === 'html') await expect(page.locator('h1').first()).toBeAttached(); // a loading page has no heading
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE_SOURCE);
  await animationsEnded(page);
  const { violations, passed } = await page.evaluate(
    async ([selector, values]) => {
      const { axe } = window as unknown as { axe: Axe };
      const options = { runOnly: { type: 'tag', values }, resultTypes: ['violations'] };
      const found = await axe.run(selector, options);
      return {
        violations: found.violations.map(({ id, nodes }) => [
          id,
          nodes.map(({ target, failureSummary }) => [target, failureSummary]),
        ]),
        passed: found.passes.length,
      };
    },
    [part, AXE_TAGS] as const,
  );
  expect(violations).toEqual([]);
  expect(passed).toBeGreaterThan(5);
  expect(await page.evaluate(emptyLists, part)).toEqual([]);
  await expectFits(page, part);
}

/** The lists without entries, which a screen reader announces as such; axe accepts them. */
function emptyLists(part: string): string[] {
  return [...document.querySelector(part)!.querySelectorAll('ul:empty, ol:empty')]
    .filter((list) => list.checkVisibility())
    .map(({ outerHTML }) => outerHTML);
}

/** Expects no horizontal overflow, so that no reader must scroll to read a line. */
export async function expectFits(page: Page, part = 'html'): Promise<void> {
  const overflow = await page.evaluate((selector) => {
    const { scrollWidth, clientWidth } = document.querySelector(selector)!;
    return scrollWidth - clientWidth;
  }, part);
  expect(overflow, `sticks out at ${page.viewportSize()!.width} px`).toBeLessThanOrEqual(0);
}

/** The same at every width, for a page in the middle of a story. */
export async function expectAccessibleHere(page: Page, part = 'html'): Promise<void> {
  const before = page.viewportSize()!;
  for (const width of Object.values(WIDTHS)) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, part);
  }
  await page.setViewportSize({ width: MIN_WIDTH, height: 900 });
  await expectFits(page, part);
  await page.setViewportSize(before);
}
