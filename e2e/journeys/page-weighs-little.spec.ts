import { prerendered } from '../support/prerendered';
import { expect, test } from '../support/test';
import { type Weight, weigh } from '../support/weight';

const KB = 1000; // bytes

/**
 * The limits of a first visit, kB. They leave room for a feature, not for a library. Every document contains the
 * programme data that all pages show (1.5 kB).
 */
const BUDGETS: Record<string, Weight> = {
  '/': { html: 24, css: 63, js: 158, jsTouched: 186, fonts: 75, pictures: 22 },
  '/startups': { html: 19, css: 36, js: 190, jsTouched: 190, fonts: 66, pictures: 80 },
  '/startups/zrno': { html: 18, css: 40, js: 212, jsTouched: 212, fonts: 66, pictures: 40 },
  '/about': { html: 17, css: 42, js: 158, jsTouched: 190, fonts: 58, pictures: 10 },
  '/faq': { html: 18, css: 36, js: 190, jsTouched: 190, fonts: 58, pictures: 8 },
  // Suggesting passkeys needs a call, and so the code of calls, which signing in needs anyway.
  '/login': { html: 5, css: 0, js: 192, jsTouched: 192, fonts: 58, pictures: 8 },
};

for (const [path, budget] of Object.entries(BUDGETS)) {
  test(`${path} stays within its bytes`, async ({ page, request }) => {
    if (budget.css > 0) await prerendered(request, path);
    const weight = await weigh(page, path);
    for (const [kind, most] of Object.entries(budget)) {
      const kilobytes = Math.round(weight[kind as keyof Weight] / KB);
      expect(kilobytes, `${kind} of ${path}, kB`).toBeLessThanOrEqual(most);
    }
    test.info().annotations.push({ type: 'bytes', description: JSON.stringify(weight) });
  });
}
