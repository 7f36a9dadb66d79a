import {
  chooseDay,
  chooseTime,
  dayLabel,
  openScheduling,
  times,
  upcomingDay,
} from '../support/scheduling';
import { expect, test } from '../support/test';

test('a mentor sets hours, the founder sees the times, the meeting is on the agenda', async ({
  page,
  make,
  signIn,
  openBeside,
  expectInConsole,
}) => {
  expectInConsole(/422.*availability\/room/);
  const founder = await make.founder();
  const mentor = await make.mentorOf(founder.startup);
  await signIn(mentor);
  const desk = await openBeside(founder, { timezoneId: 'Asia/Tokyo' });

  await test.step('When the mentor changes the hours of Thursday, then the preview shows them before saving', async () => {
    await page.goto('/my/mentorships');
    await page.getByRole('link', { name: 'My Hours' }).click();
    await page.getByLabel('Time zone').selectOption('Europe/Belgrade');
    await page.getByRole('button', { name: 'Remove Thursday 2' }).click();
    await page.getByLabel('Thursday 1, from').fill('07:00');
    await page.getByLabel('Thursday 1, until').fill('09:00');
    const thursday = page.getByRole('listitem').filter({ hasText: dayLabel(upcomingDay(4)) });
    await expect(thursday).toContainText('7:00 AM8:00 AM');
    const save = page.getByRole('button', { name: 'Save my hours' });
    await save.click();
    await expect(page.getByText('Your hours are saved.')).toBeVisible();
    await expect(page.getByText('All changes are saved.')).toBeVisible();
    await expect(save).toBeFocused();
  });

  await test.step('Then a founder in Tokyo sees these times in both time zones', async () => {
    const dialog = await openScheduling(desk, founder.startup.id);
    await chooseDay(dialog, upcomingDay(4));
    // Her Wednesday afternoon is partly Thursday in Tokyo.
    await expect(times(dialog)).toContainText([
      '4:00 PM Wednesday for Ελένη',
      '7:00 AM for Ελένη',
      '8:00 AM for Ελένη',
    ]);
    await expect(dialog.getByText(/^Asia\/Tokyo \(GMT\+9\)/)).toBeVisible();
    await expect(dialog.getByText(/Europe\/Belgrade \(GMT\+[12]\)/)).toBeVisible();
    await chooseTime(dialog, 1);
    await dialog.getByRole('button', { name: 'Book Meeting' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('Then the booked session is on the agenda, and its time is no longer bookable', async () => {
    await page.getByRole('link', { name: 'Agenda' }).click();
    await expect(
      page.getByRole('button', { name: new RegExp(founder.startup.name) }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'My Hours' }).click();
    await expect(page.getByText('7:00 AM, booked')).toBeVisible();
  });

  await test.step('When the mentor sets their own video address, then the agenda shows from when it can be joined', async () => {
    await page.getByRole('button', { name: 'Use your own address' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your own address' });
    await dialog.getByLabel('Address').fill('http://meet.example/eleni');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('The address must begin with https://')).toBeVisible();
    await dialog.getByLabel('Address').fill('https://meet.example/eleni-{meeting}');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('https://meet.example/eleni-{meeting}')).toBeVisible();

    await page.getByRole('link', { name: 'Agenda' }).click();
    await page.getByRole('button', { name: new RegExp(founder.startup.name) }).click();
    await expect(
      page.getByText(/^You can join here from \d+:50 [AP]M on [A-Z][a-z]+, [A-Z][a-z]+ \d+\.$/),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'My Hours' }).click();
  });

  await test.step('When the mentor closes a day, then it offers no times', async () => {
    await page.getByRole('button', { name: 'Add a date' }).click();
    await page.getByLabel('Date', { exact: true }).fill(upcomingDay(5).toISOString().slice(0, 10));
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const friday = page.getByRole('listitem').filter({ hasText: dayLabel(upcomingDay(5)) });
    await expect(friday.filter({ hasText: 'No times' })).toBeVisible();
  });
});
