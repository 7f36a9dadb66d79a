import type { Page } from '@playwright/test';

import { busyStartup } from '../support/busyStartup';
import { logIn } from '../support/logIn';
import { letterTo } from '../support/outbox';
import type { Member, TestStartup } from '../support/people';
import { chooseDay, chooseTime, openScheduling, upcomingDay } from '../support/scheduling';
import { expect, test } from '../support/test';

const REASON = 'Слава in the family.';

test('a mentor declines a booking from its mail, and the founder can book the time again', async ({
  page,
  make,
  openBeside,
}) => {
  const founder = await make.founder();
  const mentor = await make.mentorOf(founder.startup);
  const desk = await openBeside(founder);

  await test.step('When a founder books a session', async () => {
    const dialog = await openScheduling(desk, founder.startup.id);
    await chooseDay(dialog, upcomingDay(4));
    await chooseTime(dialog, 1);
    await dialog.getByRole('button', { name: 'Book Meeting' }).click();
    await expect(dialog).toBeHidden();
  });

  await declineFromMail(page, mentor, founder.startup, /^Booked: /);

  await test.step('Then the founder reads the reason, and has no session any more', async () => {
    await readsWhy(desk, founder);
    await desk.goto(`/my/startups/${founder.startup.id}/mentorship`);
    await expect(desk.getByText(/^You don't have any sessions scheduled/)).toBeVisible();
  });
});

test('a mentor declines one of several sessions, and the founder keeps the others', async ({
  page,
  request,
  openBeside,
}) => {
  const { founder, mentor } = await busyStartup(request);

  // This meeting does not repeat; the Tuesday ones do.
  await declineFromMail(page, mentor, founder.startup, /^Booked: mentoring with .* on Thursday/);

  await test.step('Then the founder reads the reason, and only that session is gone', async () => {
    const desk = await openBeside(founder);
    await readsWhy(desk, founder);
    await desk.goto(`/my/startups/${founder.startup.id}/mentorship`);
    await expect(desk.getByRole('button', { name: /^Details: .* Tuesday/ }).first()).toBeVisible();
    await expect(desk.getByRole('button', { name: /^Details: .* Thursday/ })).toHaveCount(0);
  });
});

/** On a guest's page: the booking mail leads through the login to the one button. */
async function declineFromMail(page: Page, mentor: Member, { name }: TestStartup, subject: RegExp) {
  await test.step('When the mentor follows the link in the booking mail, then the session opens after the login', async () => {
    const letter = await letterTo(mentor.email, subject);
    await page.goto(/\/my\/mentorships\/agenda\/\d+\?from=mail/.exec(letter.text)![0]);
    await expect(page).toHaveURL('/login');
    await logIn(page, mentor);
    const title = page.getByRole('heading', { name: `Session with ${name}`, level: 1 });
    await expect(title).toBeVisible();
  });

  await test.step('And the mentor declines the session', async () => {
    await page.getByLabel('Reason (shared with the founders)').fill(REASON);
    await page.getByRole('button', { name: 'Decline the session' }).click();
    await expect(page.getByText(`You declined this session: “${REASON}”`)).toBeVisible();
  });
}

/** Checks the reason in the mail and among the notifications. */
async function readsWhy(desk: Page, founder: Member) {
  const letter = await letterTo(founder.email, /^Declined: mentoring with /);
  expect(letter.text).toContain(`writes: “${REASON}”`);
  await desk.goto('/notifications');
  await expect(desk.getByText(new RegExp(`was declined by the mentor: “${REASON}”`))).toBeVisible();
}
