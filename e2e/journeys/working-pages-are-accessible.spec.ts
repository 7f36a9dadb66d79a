import type { Locator, Page } from '@playwright/test';

import { expectAccessible, WIDTHS } from '../support/axe';
import { chooseDay, chooseTime, dayAhead } from '../support/scheduling';
import { expect, test } from '../support/test';

/** What is looked at: a page below one's startup, and the dialogs that its buttons open. */
interface Look {
  who: 'founder' | 'mentor';
  path: string;
  buttons: RegExp[];
}

const LOOKS: Look[] = [
  { who: 'founder', path: '/my/startups', buttons: [] },
  { who: 'founder', path: '/my/startups/:id', buttons: [/^Delete update/, /^Show as a table/] },
  {
    who: 'founder',
    path: '/my/startups/:id/mentorship',
    buttons: [/^Details/, /^Delete/, /^Schedule a/, /^Reschedule/],
  },
  {
    who: 'founder',
    path: '/my/startups/:id/team',
    buttons: [/^Add Co-Founder/, /^Edit position/, /^Remove/, /^Revoke/],
  },
  {
    who: 'founder',
    path: '/my/startups/:id/settings',
    buttons: [
      ...[/^Edit Startup Name/, /^Edit Logo/, /^Edit Industry/, /^Edit Stage/],
      ...[/^Edit Public Link/, /^Edit Social Links/, /^Edit Description/],
    ],
  },
  { who: 'mentor', path: '/my/mentorships', buttons: [] },
  { who: 'mentor', path: '/my/mentorships/agenda', buttons: [/March|\d+:\d\d/] },
  {
    who: 'mentor',
    path: '/my/mentorships/hours',
    buttons: [/^Add a date/, /^Take time off/],
  },
  { who: 'mentor', path: '/my/mentorships/:id', buttons: [/\d+:\d\d/] },
];

for (const [size, width] of Object.entries(WIDTHS)) {
  for (const { who, path, buttons } of LOOKS) {
    test(`axe finds nothing on ${path} and in its dialogs (${size})`, async ({
      page,
      make,
      signIn,
    }) => {
      test.slow();
      await page.setViewportSize({ width, height: 900 });
      const { founder, mentor } = await make.busyStartup();
      await signIn(who === 'founder' ? founder : mentor);
      await page.goto(path.replace(':id', String(founder.startup.id)));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectAccessible(page);

      for (const name of buttons) await openAndLook(page, name);
    });
  }
}

/** Presses a button, looks at what it opened, and closes it. */
async function openAndLook(page: Page, name: RegExp): Promise<void> {
  const button = page.getByRole('main').getByRole('button', { name }).first();
  await button.hover();
  await button.click();
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  if (name.source.startsWith('^Show')) return expectAccessible(page);

  await expect(dialog).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectAccessible(page);
  if (name.source.startsWith('^Schedule')) await lookAtLastStep(page, dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

async function lookAtLastStep(page: Page, dialog: Locator): Promise<void> {
  await chooseDay(dialog, dayAhead(4));
  await chooseTime(dialog, 3);
  await dialog.getByRole('radio', { name: /Monthly/ }).check();
  await expectAccessible(page);
}
