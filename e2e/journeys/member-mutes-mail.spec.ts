import { callApi } from '../support/callApi';
import { letterTo } from '../support/outbox';
import { expect, test } from '../support/test';

const SWITCH = 'You are invited to a startup: by email';

test('the link at the foot of a mail stops mails of its kind, and the page shows it', async ({
  page,
  make,
  signIn,
  request,
}) => {
  const member = await make.member();
  const founder = await make.founder();
  await signIn(member);

  await test.step('When they switch mails about followers on, then the choice is saved', async () => {
    await page.goto('/notifications');
    const follows = page.getByRole('switch', { name: /follows you.*by email/ });
    await follows.click();
    await expect(follows).toBeChecked();
    await expect(page.getByRole('switch', { name: SWITCH })).toBeChecked();
  });

  const follow = { follower_id: founder.id, following_id: member.id };
  await callApi(request, founder).post(`/api/users/${member.id}/follow`, follow);
  const letter = await letterTo(member.email, /follow/);
  expect(letter.headers.find(({ key }) => key === 'list-unsubscribe-post')?.value).toBe(
    'List-Unsubscribe=One-Click',
  );

  await test.step('When they only open the link, then nothing changes', async () => {
    await page.goto(letter.link('/api/mailed-links/mute'));
    await expect(page.getByRole('heading', { name: 'Turn off these emails?' })).toBeVisible();
    const other = await page.context().newPage();
    await other.goto('/notifications');
    await expect(other.getByRole('switch', { name: /follows you.*by email/ })).toBeChecked();
    await other.close();
  });

  await test.step('When they click the button, then mails of this kind are off and others stay on', async () => {
    await page.getByRole('button', { name: 'Turn off' }).click();
    await expect(page.getByText('You will no longer get emails of this kind.')).toBeVisible();
    await page.goto('/notifications');
    await expect(page.getByRole('switch', { name: /follows you.*by email/ })).not.toBeChecked();
    await expect(page.getByRole('switch', { name: SWITCH })).toBeChecked();
  });
});
