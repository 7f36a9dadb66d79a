import type { Page } from '@playwright/test';

import { busyStartup } from '../support/busyStartup';
import { letterTo } from '../support/outbox';
import type { Member } from '../support/people';
import { expect, test } from '../support/test';

test('a mentor declines a booking from its mail, and the founder reads why', async ({
  page,
  request,
  signIn,
  browser,
  baseURL,
}) => {
  const { founder, mentor } = await busyStartup(request);

  await test.step('When the mail of the booking leads the mentor through the login', async () => {
    const letter = await letterTo(mentor.email, ONE_TIME);
    await page.goto(/\/my\/mentorships\/agenda\/\d+\?from=mail/.exec(letter.text)![0]);
    await logIn(page, mentor);
    const name = `Session with ${founder.startup.name}`;
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  });

  await test.step('And the mentor presses the one button', async () => {
    await page.getByLabel('Why, for the founders').fill('Слава in the family.');
    await page.getByRole('button', { name: 'Decline the session' }).click();
    await expect(page.getByText('You declined this session: “Слава in the family.”')).toBeVisible();
  });

  await test.step('Then the founder reads why, and the session is gone', async () => {
    const letter = await letterTo(founder.email, /^Declined: mentoring with /);
    expect(letter.text).toContain('writes: “Слава in the family.”');
    const context = await browser.newContext({ baseURL });
    await signIn(founder, context);
    const desk = await context.newPage();
    await desk.goto('/notifications');
    await expect(desk.getByText(/is declined by the mentor: “Слава in the family.”/)).toBeVisible();
    await desk.goto(`/my/startups/${founder.startup.id}/mentorship`);
    await expect(desk.getByRole('button', { name: /^Details: .* Tuesday/ }).first()).toBeVisible();
    await expect(desk.getByRole('button', { name: /^Details: .* Thursday/ })).toHaveCount(0);
    await context.close();
  });
});

test('a mentor offers other times from the agenda, and the founder chooses one', async ({
  page,
  request,
  signIn,
  browser,
  baseURL,
}) => {
  const { founder, mentor } = await busyStartup(request);
  await signIn(mentor);

  await test.step('When the mentor presses twice: the session, and the times chosen for them', async () => {
    await page.goto('/my/mentorships/agenda');
    await page.getByRole('link', { name: /^Open: .* Thursday/ }).click();
    await page.getByRole('button', { name: 'Propose these 3 times' }).click();
    await expect(page.getByRole('heading', { name: 'You offered other times' })).toBeVisible();
  });

  await test.step('Then the mail leads the founder to them, and one press moves the session', async () => {
    const letter = await letterTo(founder.email, /^Other times: mentoring with /);
    const context = await browser.newContext({ baseURL });
    const desk = await context.newPage();
    const link = /\/my\/startups\/\d+\/mentorship\/proposals\/\d+\?from=mail/.exec(letter.text)![0];
    await desk.goto(link);
    await logIn(desk, founder);
    const second = desk.getByRole('button', { name: /^Choose / }).nth(1);
    const time = (await second.getAttribute('aria-label'))!.replace('Choose ', '');
    await second.click();
    await expect(desk.getByText(`The session is moved: ${time}.`)).toBeVisible();
    await expect(desk.getByRole('button', { name: `Details: ${time}` })).toBeVisible();
    await context.close();
  });

  await test.step('And the mentor reads of it', async () => {
    await letterTo(mentor.email, /^Moved: mentoring with /);
    await page.reload();
    await expect(page.getByRole('heading', { name: /^Session with/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'You offered other times' })).toBeHidden();
  });
});

/** Of what a busy startup has booked, the session that does not repeat. */
const ONE_TIME = /^Booked: mentoring with .* on Thursday/;

async function logIn(page: Page, { email, password }: Member): Promise<void> {
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}
