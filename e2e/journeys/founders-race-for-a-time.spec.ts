import type { Page } from '@playwright/test';

import { chooseDay, chooseTime, openScheduling, times, upcomingDay } from '../support/scheduling';
import { staff } from '../support/staff';
import { expect, test } from '../support/test';

test('two founders request the same time: one gets it, the other is offered the remaining times', async ({
  page,
  make,
  signIn,
  openBeside,
  expectInConsole,
}) => {
  expectInConsole(/status of 409 .*meetings/);
  const [one, other] = [await make.founder(), await make.founder()];
  const mentor = await make.mentorOf(one.startup);
  await staff('mentors', 'assign', '--mentor', mentor.email, '--startup', other.startup.slug);
  await signIn(one);
  const desks: Page[] = [page, await openBeside(other)];

  const dialogs = [
    await openScheduling(desks[0]!, one.startup.id),
    await openScheduling(desks[1]!, other.startup.id),
  ] as const;
  let wanted = '';

  await test.step('When both founders book the same time at once', async () => {
    for (const dialog of dialogs) {
      await chooseDay(dialog, upcomingDay(3));
      wanted = await chooseTime(dialog, 1);
    }
    await Promise.all(
      dialogs.map((dialog) => dialog.getByRole('button', { name: 'Book Meeting' }).click()),
    );
  });

  await test.step('Then one has booked it, and the dialog of the other offers the remaining times', async () => {
    const open = async () =>
      (await Promise.all(dialogs.map((one) => one.isVisible()))).filter(Boolean);
    await expect.poll(async () => (await open()).length).toBe(1);
    const loser = dialogs[(await dialogs[0].isVisible()) ? 0 : 1]!;

    const tooLate = loser
      .getByRole('alert')
      .filter({ hasText: 'This time is no longer available.' });
    await expect(tooLate.first()).toBeVisible();
    await expect(times(loser).filter({ hasText: new RegExp(`^${wanted}`) })).toHaveCount(0);
    await expect(times(loser).first()).toBeVisible();
    await chooseTime(loser, 0);
    await loser.getByRole('button', { name: 'Book Meeting' }).click();
    await expect(loser).toBeHidden();
  });

  await test.step('Then each founder has one session', async () => {
    for (const desk of desks) await expect(desk.getByText('1 upcoming session')).toBeVisible();
  });
});
