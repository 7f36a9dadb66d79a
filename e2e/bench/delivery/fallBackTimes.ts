import type { Browser } from '@playwright/test';

import { FAILURE_KINDS, PATH, REMOTE } from '../../support/badReleases';
import { copyOfStable, offerFirst } from '../../support/mockRelease';
import { moveTo } from '../../support/moveTo';
import { people } from '../../support/people';
import { type Figure, median, seconds } from '../figure';

const ROUNDS = 3;

/**
 * Seconds from the request of a page whose newest release is bad until the page of the previous release is usable, for
 * each kind of failure. Measures a good release for comparison.
 */
export async function fallBackTimes(browser: Browser, baseURL: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, kind] of Object.entries({ 'that works': undefined, ...FAILURE_KINDS })) {
    const times: number[] = [];
    for (let turn = 0; turn < ROUNDS; turn += 1) times.push(await arrival(kind));
    const most = name === 'that never answers' ? 5 : 2;
    const goal = kind && `<= ${most}`;
    figures.push({ name: `page of a release ${name}`, value: median(times), goal });
  }
  return figures;

  async function arrival(kind: (typeof FAILURE_KINDS)[string] | undefined): Promise<number> {
    const context = await browser.newContext({ baseURL });
    const { token } = await people(context.request).member();
    await context.addInitScript((value) => localStorage.setItem('ACCESS_TOKEN', value), token);
    const page = await context.newPage();
    if (kind) {
      const bad = await copyOfStable(context.request, REMOTE, kind.change);
      await offerFirst(page, bad);
      await kind.damage?.(page, bad);
    }
    await page.goto('/faq');
    await page.waitForLoadState('networkidle');
    const time = await seconds(async () => {
      await moveTo(page, PATH);
      await page.getByLabel('Bio').waitFor();
    });
    await context.close();
    return time;
  }
}
