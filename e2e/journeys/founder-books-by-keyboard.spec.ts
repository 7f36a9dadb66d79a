import type { Page } from '@playwright/test';

import { isFocused, tabTo } from '../support/byKeyboard';
import { dayLabel, times, upcomingDay } from '../support/scheduling';
import { expect, test } from '../support/test';

test('a founder books a session without touching the mouse', async ({ page, make, signIn }) => {
  const founder = await make.founder();
  await make.mentorOf(founder.startup);
  await signIn(founder);
  await page.goto(`/my/startups/${founder.startup.id}/mentorship`);
  const opener = page.getByRole('button', { name: 'Schedule a mentoring session' });
  await expect(opener).toBeVisible();

  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Schedule with/ });
  await expect(dialog.getByRole('grid')).toBeVisible();
  const day = dialog.getByRole('button', { name: new RegExp(`^${dayLabel(upcomingDay(2))}(,|$)`) });

  await test.step('When the arrow keys reach the day, then the number of its times is announced', async () => {
    await tabTo(page, dialog.getByRole('gridcell').getByRole('button').and(page.locator(':focus')));
    while (!(await isFocused(day))) {
      const before = await focusedName(page);
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => focusedName(page)).not.toBe(before);
    }
    await page.keyboard.press('Enter');
    await expect(
      dialog.getByRole('status').filter({ hasText: dayLabel(upcomingDay(2)) }),
    ).toHaveText(/^\d+ times on/);
  });

  await test.step('When Enter is pressed twice on a time, then the choice of recurrence gets the focus', async () => {
    await tabTo(page, times(dialog).first());
    await page.keyboard.press('Enter');
    await expect(times(dialog).first()).toContainText('Click to confirm');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('radio', { name: /One-time/ })).toBeFocused();
  });

  await tabTo(page, dialog.getByRole('button', { name: 'Book Meeting' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('1 upcoming session')).toBeVisible();
  await expect(opener).toBeFocused();
});

const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.ariaLabel);
