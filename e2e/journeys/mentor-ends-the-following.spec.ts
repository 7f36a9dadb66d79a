import { busyStartup } from '../support/busyStartup';
import { calendarFeed } from '../support/calendarFeed';
import { letterTo } from '../support/outbox';
import { expect, test } from '../support/test';

const REASON = 'From then on I am at sea.';

test('a mentor cancels a session and the following ones, and the founder reads who did it and why', async ({
  page,
  request,
  signIn,
  openBeside,
}) => {
  const { founder, mentor } = await busyStartup(request);
  await signIn(mentor);
  const before = await calendarFeed(request, founder);

  await test.step('When the mentor cancels the second Tuesday and the following sessions', async () => {
    await page.goto('/my/mentorships/agenda');
    await page
      .getByRole('link', { name: /^Open: .* Tuesday/ })
      .nth(1)
      .click();
    const choice = page.getByRole('group', { name: 'What should be cancelled?' });
    await choice.getByRole('radio', { name: 'This and the following sessions' }).check();
    await page.getByLabel('Reason (shared with the founders)').fill(REASON);
    await page.getByRole('button', { name: 'Cancel this and the following sessions' }).click();
    await expect(page.getByText(`You cancelled this session: “${REASON}”`)).toBeVisible();
  });

  await test.step('Then the mail links the founder to a page that shows who cancelled and why', async () => {
    const letter = await letterTo(founder.email, /^Cancelled: mentoring with .* on Tuesday/);
    expect(letter.text).toContain(`writes: “${REASON}”`);
    const desk = await openBeside(founder);
    await desk.goto(letter.link(/^\/my\/startups\/\d+\/meetings\/\d+$/));
    const who = new RegExp(`^${mentor.name} .* cancelled this session: “${REASON}”$`);
    await expect(desk.getByText(who)).toBeVisible();

    await desk.goto(`/my/startups/${founder.startup.id}/agenda`);
    const sessions = desk
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: /[AP]M on / });
    await expect(sessions.filter({ hasText: /on Thursday/ })).toHaveCount(1);
    await expect(sessions.filter({ hasText: /on Tuesday/ })).toHaveCount(1);
  });

  await test.step('And the calendar feed cancels these sessions and no others', async () => {
    const feed = await calendarFeed(request, founder);
    expect(feed).toHaveLength(before.length);
    const [one, another, ...cancelled] = feed.sort((a, b) => b.status.localeCompare(a.status));
    expect([one!.status, another!.status]).toEqual(['CONFIRMED', 'CONFIRMED']);
    for (const entry of cancelled) expect(entry).toEqual({ sequence: 1, status: 'CANCELLED' });
  });
});
