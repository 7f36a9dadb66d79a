import type { Page } from '@playwright/test';

import { test } from '../support/busyTest';
import { expect } from '../support/test';
import { waitForIdle } from '../support/waitForIdle';

const PAGES = {
  founder: [
    '/my/startups',
    '/my/startups/:id',
    '/my/startups/:id/mentorship',
    '/my/startups/:id/agenda',
    '/my/startups/:id/agenda?view=past',
    '/my/startups/:id/team',
    '/my/startups/:id/settings',
    '/account/settings',
    '/account/credentials',
    '/account/second-factor',
    '/notifications',
  ],
  mentor: [
    '/my/mentorships',
    '/my/mentorships/agenda',
    '/my/mentorships/hours',
    '/my/mentorships/:id',
  ],
} as const;

/** Longer than a press takes. */
const ANSWER_INTERVAL_MS = 200;
const MAX_CALLS = 8;

/** Delay of each call of the page in milliseconds, by its position. */
const ANSWER_ORDERS = {
  'in the order of the calls': (place: number) => Math.min(place, MAX_CALLS) * ANSWER_INTERVAL_MS,
  'in the reverse order': (place: number) => Math.max(0, MAX_CALLS - place) * ANSWER_INTERVAL_MS,
};

test.use({ viewport: { width: 390, height: 800 } });

for (const who of ['founder', 'mentor'] as const) {
  for (const [order, delay] of Object.entries(ANSWER_ORDERS)) {
    test(`controls of a ${who} do not move while responses arrive ${order}`, async ({
      page,
      busy,
      signIn,
    }) => {
      test.slow();
      const moved: string[] = [];
      let place = 0;
      await page.addInitScript(watchWhatMoves);
      await page.route('**/api/**', async (route) => {
        place += 1;
        await new Promise((resolve) => setTimeout(resolve, delay(place)));
        await route.fallback();
      });
      await signIn(busy[who]);
      for (const path of PAGES[who]) {
        place = 0;
        await page.goto(path.replace(':id', String(busy.founder.startup.id)));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await waitForIdle(page);
        for (const line of await movedOn(page)) moved.push(`${path}: ${line}`);
      }
      expect(moved).toEqual([]);
    });
  }
}

const movedOn = (page: Page) =>
  page.evaluate(() => (window as unknown as { moved: string[] }).moved);

/** Records each visible control that moves while it could have been pressed. */
function watchWhatMoves() {
  const NEAR = 8; // pixels: a click still hits its target
  const BRIEF = 5; // frames, which take longer on a busy machine: nobody can aim at something visible for so short a time
  const moved: string[] = [];
  const seen = new Map<Element, { top: number; since: number }>();
  Object.assign(window, { moved });

  let frame = 0;
  function look() {
    frame += 1;
    for (const control of document.querySelectorAll(
      'main :is(a[href], button, input, select, textarea)',
    )) {
      const { top, height } = control.getBoundingClientRect();
      const before = seen.get(control);
      if (height === 0 || top < 0 || top > innerHeight) seen.delete(control);
      else if (!before) seen.set(control, { top: top + scrollY, since: frame });
      else if (Math.abs(before.top - top - scrollY) > NEAR) {
        if (frame - before.since > BRIEF)
          moved.push(
            `${control.textContent || control.ariaLabel} by ${top + scrollY - before.top}`,
          );
        seen.set(control, { top: top + scrollY, since: frame });
      }
    }
    requestAnimationFrame(look);
  }
  requestAnimationFrame(look);
}
