import type { Page } from '@playwright/test';

import {
  chooseDay,
  chooseTime,
  dayLabel,
  openScheduling,
  upcomingDay,
} from '../support/scheduling';
import { expect, test } from '../support/test';

test('a founder books every week, moves one, moves all, deletes one, deletes all', async ({
  page,
  make,
  signIn,
}) => {
  const founder = await make.founder();
  await make.mentorOf(founder.startup);
  await signIn(founder);
  let time = '';

  await test.step('When they book a weekly series, then its dates are shown before and after booking', async () => {
    const dialog = await openScheduling(page, founder.startup.id);
    await chooseDay(dialog, upcomingDay(2));
    time = await chooseTime(dialog, 2);
    await dialog.getByRole('radio', { name: /Weekly/ }).check();
    await expect(dialog.getByText(/^2[12] sessions, every Tuesday, the last on/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Book Meeting' }).click();
    await expect(dialog).toBeHidden();
    await expect(whens(page)).toHaveCount(5);
    await expect(whens(page).first()).toHaveText(`${time} on ${dayLabel(upcomingDay(2))}`);
  });

  await test.step('When they move one session, then the others keep their time', async () => {
    const second = await whens(page).nth(1).textContent();
    await move(page, 4, 'Update This Occurrence Only');
    await expect(whens(page).first()).toContainText(dayLabel(upcomingDay(4)));
    await expect(whens(page).nth(1)).toHaveText(second!);
  });

  await test.step('When they move the whole series, then all its sessions have the new time', async () => {
    await act(page, 'Reschedule', 1);
    const dialog = page.getByRole('dialog', { name: /^Schedule with/ });
    const moved = await chooseTime(dialog, 0);
    await dialog.getByRole('button', { name: 'Update Full Schedule' }).click();
    await expect(dialog).toBeHidden();
    await expect(
      whens(page).filter({ hasText: new RegExp(`^${moved} on Tuesday`) }),
    ).not.toHaveCount(0);
    await expect(whens(page).filter({ hasText: new RegExp(`^${time} on Tuesday`) })).toHaveCount(0);
  });

  await test.step('When they delete one session, then the others stay', async () => {
    const [first, second] = await whens(page).allTextContents();
    await remove(page, 'Delete This Occurrence Only');
    await expect(whens(page).first()).toHaveText(second!);
    await expect(page.getByText(first!, { exact: true })).toHaveCount(0);
  });

  await test.step('When they delete the whole series, then no session is left', async () => {
    await remove(page, 'Delete Full Schedule');
    await expect(page.getByText(/^You don't have any sessions scheduled with/)).toBeVisible();
  });
});

/** The dates of the shown meetings. */
const whens = (page: Page) =>
  page.getByRole('main').getByText(/^\d+:\d\d [AP]M on \w+day, \w+ \d+$/);

const act = (page: Page, name: string, row = 0) =>
  page
    .getByRole('button', { name: new RegExp(`^${name}: `) })
    .nth(row)
    .click();

async function move(page: Page, weekday: 4, button: string) {
  await act(page, 'Reschedule');
  const dialog = page.getByRole('dialog', { name: /^Schedule with/ });
  await chooseDay(dialog, upcomingDay(weekday));
  await chooseTime(dialog, 0);
  await expect(dialog.getByText('This is a recurring weekly meeting.')).toBeVisible();
  await dialog.getByRole('button', { name: button }).click();
  await expect(dialog).toBeHidden();
}

async function remove(page: Page, button: string) {
  await act(page, 'Delete');
  const dialog = page.getByRole('dialog', { name: 'Delete Meeting' });
  await dialog.getByRole('button', { name: button }).click();
  await expect(dialog).toBeHidden();
}
