import type { APIRequestContext, Locator, Page } from '@playwright/test';

import { isFocused, tabTo } from '../support/byKeyboard';
import { calendarFeed } from '../support/calendarFeed';
import type { Member } from '../support/people';
import {
  chooseDay,
  chooseTime,
  dayLabel,
  openScheduling,
  times,
  upcomingDay,
} from '../support/scheduling';
import { expect, test } from '../support/test';

test('a founder finds every session in the agenda, and changes the sixth', async ({
  page,
  make,
  signIn,
  request,
}) => {
  const founder = await make.founder();
  await make.mentorOf(founder.startup);
  await make.mentorOf(founder.startup, 'Nikos', '/');
  await signIn(founder);
  const sixth = dayLabel(inWeeks(3, 5));

  await test.step('When they book a weekly series, then the agenda lists all sessions', async () => {
    const dialog = await openScheduling(page, founder.startup.id, 'Ελένη');
    await chooseDay(dialog, upcomingDay(3));
    await chooseTime(dialog, 3);
    await dialog.getByRole('radio', { name: /Weekly/ }).check();
    await expect(dialog.getByText(/^2[12] sessions, every Wednesday/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Book Meeting' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(new RegExp(`on ${sixth}$`))).toHaveCount(0);

    await page.getByRole('link', { name: /^All sessions with Ελένη/ }).click();
    await expect(
      page.getByRole('heading', { name: /^Upcoming sessions with Ελένη/ }),
    ).toBeVisible();
    await expect(row(page, sixth)).toBeVisible();
    await page.getByText('Subscribe to your meetings').scrollIntoViewIfNeeded();
    await expect(rows(page)).toHaveCount(await bookedIn(request, founder));
  });

  await test.step('When they move the sixth session and the following ones, then the first five keep their time', async () => {
    const friday = dayLabel(inWeeks(5, 5));
    await row(page, sixth)
      .getByRole('button', { name: /^Reschedule/ })
      .click();
    const dialog = page.getByRole('dialog', { name: /^Schedule with/ });
    await chooseDay(dialog, inWeeks(5, 5));
    await chooseTime(dialog, 4);
    await dialog.getByRole('button', { name: 'Update This and Following' }).click();
    await expect(dialog).toBeHidden();
    await expect(row(page, friday)).toBeVisible();
    await expect(row(page, sixth)).toHaveCount(0);
    await expect(rows(page).filter({ hasText: /on Wednesday/ })).toHaveCount(5);
  });

  await test.step('When they delete those by keyboard, then the heading gets the focus', async () => {
    const friday = dayLabel(inWeeks(5, 5));
    await tabTo(page, row(page, friday).getByRole('button', { name: /^Delete/ }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Delete Meeting' });
    await tabTo(page, dialog.getByRole('button', { name: 'Delete This and Following' }));
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(rows(page)).toHaveCount(5);
    await expect.poll(() => isFocused(page.getByRole('heading', { name: /^Upcoming/ }))).toBe(true);
    expect(await bookedIn(request, founder)).toBe(5);
  });

  await test.step('Then the month shows the sessions, and neither the past nor the other mentor has any', async () => {
    await page.getByRole('link', { name: 'Month' }).click();
    await page.getByRole('combobox', { name: 'Mentor' }).selectOption('All mentors');
    const day = page.getByRole('button', { name: `${dayLabel(upcomingDay(3))}, 1 session` });
    await expect(page.getByRole('grid')).toBeVisible();
    if (upcomingDay(3).getMonth() !== new Date().getMonth())
      await page.getByRole('button', { name: /next month/i }).click();
    await day.click();
    await expect(rows(page)).toHaveCount(1);

    await page.getByRole('link', { name: 'Past' }).click();
    await expect(page.getByText('There have not been any sessions yet.')).toBeVisible();
    await page.getByRole('link', { name: 'Upcoming' }).click();
    await page.getByRole('combobox', { name: 'Mentor' }).selectOption('Nikos');
    await expect(page.getByText("You don't have any sessions scheduled with Nikos.")).toBeVisible();
  });
});

test('a founder takes the next free time with three presses', async ({ page, make, signIn }) => {
  const founder = await make.founder();
  await make.mentorOf(founder.startup);
  await signIn(founder);

  const dialog = await openScheduling(page, founder.startup.id);
  const chosen = dialog.getByRole('gridcell', { selected: true }).getByRole('button');
  await expect(chosen).toHaveAccessibleName(/free times.*selected$/);
  await expect(times(dialog).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Next free time' }).click();
  const slot = dialog.getByRole('button', { pressed: true });
  await expect(slot).toContainText('Click to confirm');
  await slot.click();
  await dialog.getByRole('button', { name: 'Book Meeting' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('1 upcoming session')).toBeVisible();
});

/** The weekday, that many weeks after next week. */
const inWeeks = (weekday: 3 | 5, weeks: number) =>
  new Date(upcomingDay(weekday).getTime() + weeks * 7 * 86_400_000);

const rows = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /[AP]M on \w+day, / });

const row = (page: Page, day: string) => rows(page).filter({ hasText: new RegExp(`on ${day}`) });

/** The number of confirmed meetings in the founder's calendar feed. */
async function bookedIn(request: APIRequestContext, founder: Member): Promise<number> {
  const feed = await calendarFeed(request, founder);
  return feed.filter(({ status }) => status === 'CONFIRMED').length;
}
