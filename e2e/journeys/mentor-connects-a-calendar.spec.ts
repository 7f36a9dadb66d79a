import { expectAccessibleHere } from '../support/axe';
import { feedServer } from '../support/feedServer';
import {
  chooseDay,
  chooseTime,
  dayLabel,
  openScheduling,
  times,
  upcomingDay,
} from '../support/scheduling';
import { expect, test } from '../support/test';

/** The mentor's own calendar is busy from 9:00. Its times have no zone, so the mentor's zone applies. */
function calendarOf(day: Date, until = '12'): string {
  const date = day.toISOString().slice(0, 10).replaceAll('-', '');
  const lines = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:1', 'SUMMARY:Dentist'];
  const times = [`DTSTART:${date}T090000`, `DTEND:${date}T${until}0000`];
  return [...lines, ...times, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n');
}

test('a mentor connects a calendar, and founders are not offered its hours', async ({
  page,
  make,
  signIn,
  openBeside,
  expectInConsole,
}) => {
  expectInConsole(/422/); // a wrong address
  const founder = await make.founder();
  await signIn(await make.mentorOf(founder.startup));
  const desk = await openBeside(founder);
  const feed = await feedServer();
  const day = upcomingDay(4);
  feed.text = calendarOf(day);
  const card = page.getByRole('region', { name: 'Your own calendar' });
  const thursday = page.getByRole('listitem').filter({ hasText: dayLabel(day) });

  await test.step('When an address is invalid, then the mentor reads why and corrects it', async () => {
    await page.goto('/my/mentorships/hours');
    await card.getByRole('button', { name: 'Connect a calendar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Connect a calendar' });
    await dialog.getByLabel('Calendar address').fill('https://localhost/basic.ics');
    await dialog.getByRole('button', { name: 'Connect' }).click();
    await expect(dialog.getByText(/^The address must begin with https/)).toBeVisible();
    await dialog.getByLabel('Calendar address').fill(feed.address);
    await dialog.getByLabel('Calendar address').press('Enter');
    await expect(dialog).toBeHidden();
    await expect(card.getByText('1 event blocks your hours.')).toBeVisible();
  });

  await test.step('Then the preview shows the morning as busy, and founders are not offered it', async () => {
    await expect(thursday.getByText('9:00 AM, busy')).toBeVisible();
    await expect(thursday.getByText('1:00 PM', { exact: true })).toBeVisible();
    const dialog = await openScheduling(desk, founder.startup.id);
    await chooseDay(dialog, day);
    await expect(times(dialog)).toHaveCount(4);
    await expectAccessibleHere(page);
    await chooseTime(dialog, 0);
    await dialog.getByRole('button', { name: 'Book Meeting' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('When the event is extended over a booked session, then the mentor is notified, and keeps the session', async () => {
    feed.text = calendarOf(day, '14');
    await card.getByRole('button', { name: 'Check now' }).press('Enter');
    const clashes = card.getByRole('region', { name: 'Booked while you are busy' });
    await expect(clashes.getByRole('link', { name: /^Open the session/ })).toBeVisible();
    await page.goto('/notifications');
    await page.getByRole('link', { name: /own calendar has another event/ }).press('Enter');
    await expectAccessibleHere(page);
    await page.getByRole('button', { name: 'Keep the session' }).press('Enter');
    await expect(page.getByText(/own calendar has another event/)).toHaveCount(0);
    await desk.goto('/notifications');
    await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(desk.getByText(/another event during/)).toHaveCount(0);
    await page.goto('/my/mentorships/hours');
    await expect(card.getByText('1 event blocks your hours.')).toBeVisible();
    await expect(clashes).toHaveCount(0);
  });

  await test.step('When the calendar cannot be read, then the page shows why', async () => {
    feed.status = 404;
    await card.getByRole('button', { name: 'Check now' }).click();
    await expect(card.getByText('There is no calendar at this address.')).toBeVisible();
    await expect(thursday.getByText('9:00 AM, busy')).toBeVisible();
  });

  await test.step('When it is removed, then the preview offers the morning again', async () => {
    await card.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(card.getByRole('button', { name: 'Connect a calendar' })).toBeFocused();
    await expect(thursday.getByText('9:00 AM', { exact: true })).toBeVisible();
  });
  await feed.close();
});
