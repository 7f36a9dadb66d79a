import { busyStartup } from '../support/busyStartup';
import { logIn } from '../support/logIn';
import { letterTo } from '../support/outbox';
import { expect, test } from '../support/test';

test('a mentor proposes other times from the agenda, and the founder chooses one', async ({
  page,
  request,
  signIn,
  browser,
  baseURL,
}) => {
  const { founder, mentor } = await busyStartup(request);
  await signIn(mentor);

  await test.step('When the mentor proposes three preselected times for a session', async () => {
    await page.goto('/my/mentorships/agenda');
    await page.getByRole('link', { name: /^Open: .* Thursday/ }).click();
    await page.getByRole('button', { name: 'Propose these 3 times' }).click();
    await expect(page.getByRole('heading', { name: 'You proposed other times' })).toBeVisible();
  });

  await test.step('Then the mail links the founder to these times, and one click moves the session', async () => {
    const letter = await letterTo(founder.email, /^Other times: mentoring with /);
    const context = await browser.newContext({ baseURL });
    const desk = await context.newPage();
    const link = /\/my\/startups\/\d+\/mentorship\/proposals\/\d+\?from=mail/.exec(letter.text)![0];
    await desk.goto(link);
    await expect(desk).toHaveURL('/login');
    await logIn(desk, founder);
    const second = desk.getByRole('button', { name: /^Choose / }).nth(1);
    const time = (await second.getAttribute('aria-label'))!.replace('Choose ', '');
    await second.click();
    await expect(desk.getByText(`The session is moved to ${time}.`)).toBeVisible();
    await expect(desk.getByRole('button', { name: `Details: ${time}` })).toBeVisible();
    await context.close();
  });

  await test.step('And the mentor is notified', async () => {
    await letterTo(mentor.email, /^Moved: mentoring with /);
    await page.reload();
    await expect(page.getByRole('heading', { name: /^Session with/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'You proposed other times' })).toBeHidden();
  });
});
