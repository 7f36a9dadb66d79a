import type { Locator, Page } from '@playwright/test';

import { expectAccessible, expectAccessibleHere, WIDTHS } from '../support/axe';
import { TAKEN_NEXT_WEEK } from '../support/busyStartup';
import { test } from '../support/busyTest';
import { expectOwnFonts } from '../support/ownFonts';
import { chooseDay, chooseTime, upcomingDay } from '../support/scheduling';
import { expect } from '../support/test';
import { waitForIdle } from '../support/waitForIdle';

// Elements that are still fading in have no measurable contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A button of a page, the steps in the dialog that it opens, and whether the dialog is checked too. */
type View = RegExp | [button: RegExp, ...further: ((dialog: Locator) => Promise<void>)[]];

const PAGES: { who: 'founder' | 'mentor'; path: string; views: View[] }[] = [
  { who: 'founder', path: '/my/startups', views: [] },
  { who: 'founder', path: '/my/startups/:id', views: [/^Delete update/] },
  {
    who: 'founder',
    path: '/my/startups/:id/mentorship',
    views: [
      /^Details/,
      /^Delete: .* on Tuesday/,
      /^Delete: .* on Thursday/,
      [/^Schedule a/, confirmTime, repeatOverTaken],
      [/^Reschedule: .* on Tuesday/, confirmTime],
    ],
  },
  {
    who: 'founder',
    path: '/my/startups/:id/agenda',
    views: [
      /^Details/,
      /^Delete: .* on Tuesday/,
      /^Delete: .* on Thursday/,
      [/^Reschedule: .* on Tuesday/, confirmTime],
    ],
  },
  { who: 'founder', path: '/my/startups/:id/agenda?view=month', views: [] },
  { who: 'founder', path: '/my/startups/:id/agenda?view=past', views: [] },
  {
    who: 'founder',
    path: '/my/startups/:id/team',
    views: [
      [/^Add Co-Founder/, (dialog) => dialog.getByRole('button', { name: 'Send Invites' }).click()],
      /^Edit position/,
      /^Remove/,
    ],
  },
  {
    who: 'founder',
    path: '/my/startups/:id/settings',
    views: [
      /^Edit Startup Name/,
      /^Edit Logo/,
      /^Edit Industry/,
      /^Edit Stage/,
      /^Edit Public Link/,
      /^Edit Social Links/,
      /^Edit Description/,
    ],
  },
  { who: 'mentor', path: '/my/mentorships', views: [] },
  { who: 'mentor', path: '/my/mentorships/agenda', views: [/\d+:\d\d/] },
  {
    who: 'mentor',
    path: '/my/mentorships/hours',
    views: [
      /^Add a date/,
      /^Edit \w+day, /,
      /^Remove \w+day, /,
      /^Add time off/,
      /^Remove time off/,
    ],
  },
  { who: 'mentor', path: '/my/mentorships/:id', views: [/\d+:\d\d/] },
];

for (const { who, path, views: looks } of PAGES) {
  test(`axe finds no violation on ${path} and in its dialogs, and all text uses our fonts`, async ({
    page,
    busy,
    signIn,
    expectInConsole,
  }) => {
    test.slow();
    expectInConsole(/status of 409 .*meetings/);
    await signIn(busy[who]);
    await page.goto(path.replace(':id', String(busy.founder.startup.id)));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await waitForIdle(page);
    await expectAccessibleHere(page);
    await expectOwnFonts(page);
    if (path === '/my/startups/:id') await checkAnalytics(page);

    for (const view of looks) await openAndCheck(page, view);
  });
}

/** The chart as a table: in the aside, or on a phone unfolded above the feed. */
async function checkAnalytics(page: Page): Promise<void> {
  const table = page.getByRole('button', { name: 'Show as a table' });
  await table.click();
  await expectAccessible(page);
  await page.setViewportSize({ width: WIDTHS.phone, height: 900 });
  await expect(table).toBeHidden();
  await page.getByText('Views and followers').click();
  await expect(table).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: WIDTHS.desktop, height: 900 });
}

/** Presses a button, checks the opened dialog and each step in it, and closes it. */
async function openAndCheck(page: Page, view: View): Promise<void> {
  const [name, ...further] = view instanceof RegExp ? [view] : view;
  const button = page.getByRole('main').getByRole('button', { name }).first();
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));

  await test.step(String(name), async () => {
    await button.hover();
    await button.click();
    await expect(dialog).toBeVisible();
    await expect(dialog.locator('[aria-busy=true]')).toHaveCount(0);
    await expectAccessibleHere(page, 'dialog[open]');
    await expectOwnFonts(page, 'dialog[open]');
    for (const go of further) {
      await go(dialog);
      await expectAccessibleHere(page, 'dialog[open]');
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
}

async function confirmTime(dialog: Locator): Promise<void> {
  await chooseDay(dialog, upcomingDay(TAKEN_NEXT_WEEK.weekday));
  await chooseTime(dialog, TAKEN_NEXT_WEEK.time);
}

async function repeatOverTaken(dialog: Locator): Promise<void> {
  await dialog.getByRole('radio', { name: /Weekly/ }).check();
  await dialog.getByRole('button', { name: 'Book Meeting' }).click();
  await expect(dialog.getByRole('alert')).toContainText('These dates are taken');
}
