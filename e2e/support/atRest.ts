import type { Page } from '@playwright/test';

/** Waits until nothing fades or slides in any more: until then places and colours are passing. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const LONGEST = 1000; // ms; what moves for longer is a clock or an ornament
    const moving = document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) <= LONGEST);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}
