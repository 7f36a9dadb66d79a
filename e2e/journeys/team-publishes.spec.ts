import { teamClone } from '../support/teamClone';
import { expect, test } from '../support/test';

const PAGE = 'remote-mentor/src/pages/my-mentorships/MyMentorshipsPage.tsx';

test('a team publishes its remote while the product runs', async ({
  page,
  make,
  signIn,
  browser,
}) => {
  const { startup } = await make.founder();
  const mentor = await make.mentorOf(startup);
  const clone = teamClone();
  const shellOf = () => page.locator('script[src*="/releases/shell/"]').first().getAttribute('src');

  await signIn(mentor);
  await page.goto('/my/mentorships');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mentorship');
  const shell = await shellOf();

  await test.step('When the team publishes a change, then the log shows who published it and why', async () => {
    clone.edit(
      PAGE,
      '<PageTitle>Mentorship</PageTitle>',
      '<PageTitle>Teams you mentor</PageTitle>',
    );
    await clone.mfe(
      'publish',
      'remote-mentor',
      '--by',
      'mentor team',
      '--reason',
      'say whose teams',
    );
    expect(await clone.mfe('log')).toMatch(/this-machine.*say whose teams/);
  });

  await test.step('Then the open page keeps working', async () => {
    await page.getByRole('link', { name: new RegExp(startup.name) }).click();
    await expect(page.getByRole('heading', { name: 'Latest Updates' })).toBeVisible();
  });

  await test.step('Then the next page load has the change, in the same shell', async () => {
    const context = await browser.newContext();
    await signIn(mentor, context);
    const next = await context.newPage();
    await expect(async () => {
      await next.goto('/my/mentorships');
      await expect(next.getByRole('heading', { level: 1 })).toHaveText('Teams you mentor', {
        timeout: 20_000, // a later release needs another page load
      });
    }).toPass();
    await context.close();
    expect(await shellOf()).toBe(shell);
  });

  clone.remove();
});
