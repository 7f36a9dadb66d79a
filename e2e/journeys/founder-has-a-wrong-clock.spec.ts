import { chooseDay, dayLabel, openScheduling, times, upcomingDay } from '../support/scheduling';
import { expect, test } from '../support/test';

const DAY = 86_400_000; // ms

for (const days of [-2, 365]) {
  test(`a founder books a session on a device that is ${days} days off`, async ({
    page,
    make,
    signIn,
  }) => {
    const founder = await make.founder();
    await make.mentorOf(founder.startup);
    await page.clock.setSystemTime(Date.now() + days * DAY);
    await signIn(founder);
    const dialog = await openScheduling(page, founder.startup.id);

    await test.step('Then bookable days are offered, and past days are disabled', async () => {
      const bookable = upcomingDay(2);
      await chooseDay(dialog, bookable);
      await expect(times(dialog).first()).toBeVisible();
      const yesterday = new Date(Date.now() - DAY);
      const past = dialog.getByRole('button', { name: dayLabel(yesterday), exact: true });
      // The calendar shows one month at a time.
      if (yesterday.getMonth() === bookable.getMonth()) await expect(past).toBeDisabled();
    });
  });
}
