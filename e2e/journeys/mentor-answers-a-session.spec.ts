import { letterTo } from '../support/outbox';
import { chooseDay, chooseTime, openScheduling, upcomingDay } from '../support/scheduling';
import { expect, test } from '../support/test';

test('a mentor declines a booking from its mail, and the founder reads why', async ({
  page,
  make,
  signIn,
  browser,
  baseURL,
}) => {
  const founder = await make.founder();
  const mentor = await make.mentorOf(founder.startup);
  const context = await browser.newContext({ baseURL });
  await signIn(founder, context);
  const desk = await context.newPage();

  await test.step('When a founder books a session', async () => {
    const dialog = await openScheduling(desk, founder.startup.id);
    await chooseDay(dialog, upcomingDay(4));
    await chooseTime(dialog, 1);
    await dialog.getByRole('button', { name: 'Book Meeting' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('Then the mail of the mentor leads through the login to the session', async () => {
    const letter = await letterTo(mentor.email, /^Booked: /);
    await page.goto(/\/my\/mentorships\/agenda\/\d+\?from=mail/.exec(letter.text)![0]);
    await expect(page).toHaveURL('/login');
    await page.getByLabel('Email').fill(mentor.email);
    await page.getByLabel('Password', { exact: true }).fill(mentor.password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(
      page.getByRole('heading', { name: `Session with ${founder.startup.name}` }),
    ).toBeVisible();
  });

  await test.step('When the mentor presses the one button', async () => {
    await page.getByLabel('Why, for the founders').fill('Слава in the family.');
    await page.getByRole('button', { name: 'Decline the session' }).click();
    await expect(page.getByText('You declined this session: “Слава in the family.”')).toBeVisible();
  });

  await test.step('Then the founder reads why, and the time can be booked again', async () => {
    const letter = await letterTo(founder.email, /^Declined: mentoring with /);
    expect(letter.text).toContain('writes: “Слава in the family.”');
    await desk.goto('/notifications');
    await expect(desk.getByText(/is declined by the mentor: “Слава in the family.”/)).toBeVisible();
    await desk.goto(`/my/startups/${founder.startup.id}/mentorship`);
    await expect(desk.getByText(/^You don't have any sessions scheduled/)).toBeVisible();
    await context.close();
  });
});
