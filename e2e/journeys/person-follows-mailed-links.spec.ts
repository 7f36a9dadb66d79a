import { busyStartup } from '../support/busyStartup';
import { logIn } from '../support/logIn';
import { letterTo } from '../support/outbox';
import { expect, test } from '../support/test';
import { waitForIdle } from '../support/waitForIdle';

test('a guest who follows a mailed link gets its page right after signing in', async ({
  page,
  request,
}) => {
  const { founder, mentor } = await busyStartup(request);
  for (const [who, path] of [
    [founder, `/my/startups/${founder.startup.id}/mentorship`],
    [mentor, /^\/my\/mentorships\/agenda\/\d+$/],
  ] as const) {
    const letter = await letterTo(who.email, /^Booked: /);
    const link = letter.link(path);
    await page.goto(link);
    await expect(page).toHaveURL('/login');
    await logIn(page, who);
    await expect(page).toHaveURL(link.replace('?from=mail', ''));
    await expect(page.getByText('You are logged in!')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Continue' })).toHaveCount(0);
    await waitForIdle(page); // calls made while the session ends are refused
    await page
      .getByRole('button', { name: /^Account of/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/login');
  }
});

test('a guest who typed the address is offered it on the startups', async ({ page, make }) => {
  const founder = await make.founder();
  await page.goto(`/my/startups/${founder.startup.id}/mentorship?mentor=1`);
  await expect(page).toHaveURL('/login');
  await page.goto('/about'); // they open another page first
  await page.goto('/login');
  await logIn(page, founder);
  await expect(page).toHaveURL('/startups');

  const offer = page.getByRole('region', { name: 'Continue' });
  await offer
    .getByRole('link', { name: `Continue to Mentorship of ${founder.startup.name}` })
    .click();
  await expect(page).toHaveURL(`/my/startups/${founder.startup.id}/mentorship?mentor=1`);
  await expect(page.getByRole('heading', { name: 'Mentorship', level: 1 })).toBeVisible();
  await page.goto('/startups');
  await expect(page.getByRole('button', { name: /^Account of/ }).first()).toBeVisible();
  await expect(offer).toHaveCount(0);
});
