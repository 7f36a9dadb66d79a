import type { Page } from '@playwright/test';

/**
 * Waits until no animation or transition runs, because positions and colours are temporary before. Animations that a
 * new size or response starts begin with the next frame, so it checks again after each wait.
 */
export async function animationsEnded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const MAX_DURATION_MS = 1000; // ms; longer animations are clocks or ornaments
    const MAX_ITERATIONS = 10; // an ornament may repeat
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let time = 0; time < MAX_ITERATIONS; time += 1) {
      await frame();
      await frame(); // until then the styles of the first frame are computed
      const moving = document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) <= MAX_DURATION_MS);
      if (moving.length === 0) return;
      await Promise.allSettled(moving.map(({ finished }) => finished));
    }
  });
}
