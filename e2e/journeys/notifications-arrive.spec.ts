import { callApi } from '../support/callApi';
import { expect, test } from '../support/test';

test('notifications appear without a reload', async ({ page, make, signIn, request }) => {
  const member = await make.member('Ilse');
  const fan = await make.member('Бранислав');
  await signIn(member);
  await page.clock.install();
  const first = page.waitForResponse('**/api/notifications/unread');
  await page.goto('/notifications');
  await expect(page.getByText(/Nothing yet/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account of Ilse', exact: true })).toBeVisible();
  await (await first).finished(); // later notifications count as new

  const follow = { follower_id: fan.id, following_id: member.id };
  await callApi(request, fan).post(`/api/users/${member.id}/follow`, follow);

  await test.step('When half a minute has passed, then badge and list show the notification', async () => {
    await page.clock.runFor(31_000);
    await expect(page.getByRole('button', { name: 'Account of Ilse, 1 unread' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Unread: .*Бранислав/ })).toBeVisible();
    await expect(page.getByText('You have 1 unread notification.')).toBeAttached();
  });

  await test.step('When they mark all as read, then the badge disappears at once', async () => {
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(page.getByRole('button', { name: 'Account of Ilse', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Unread/ })).toHaveCount(0);
  });
});

test('guests make no calls for notifications', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (call) => asked.push(new URL(call.url()).pathname));
  await page.clock.install();
  await page.goto('/startups');
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  await page.clock.runFor(65_000);
  await page.evaluate(() => fetch('/robots.txt')); // earlier requests are recorded by then
  expect(asked).toContain('/robots.txt');
  expect(asked).not.toContain('/api/notifications/unread');
});
