import { expectAccessibleHere } from '../support/axe';
import { headersOf } from '../support/callApi';
import { presses } from '../support/presses';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a member sees everything they follow, and unfollows one', async ({
  page,
  request,
  make,
  signIn,
}) => {
  const [member, friend] = [await make.member(), await make.member('Borko', 'Ilić')];
  const headers = headersOf(member);
  const made = [await make.startup(), await make.startup(undefined, 'Ječam')];
  const { data } = (await (await request.get('/api/startups')).json()) as {
    data: { id: number }[];
  };
  const others = new Set(data.map(({ id }) => id));
  for (const { id } of made) others.delete(id);
  const paths = [
    ...[...others, ...made.map(({ id }) => id)].map((id) => `startups/${id}`),
    `users/${friend.id}`,
  ];
  await signIn(member);
  const { press } = presses(page);
  const list = page.getByRole('list', { name: 'Following' });

  await test.step('When they follow nobody, then the page explains how to follow', async () => {
    await page.goto('/notifications');
    await press('link', 'Show what you follow');
    await expect(page).toHaveURL('/account/following');
    await expect(page.getByText(/^You are not following anyone yet/)).toBeVisible();
  });

  await test.step('When they follow many, then the list has all of them, the latest first', async () => {
    for (const path of paths) await request.post(`/api/${path}/follow`, { headers });
    await page.reload();
    await expect(list.getByRole('listitem').first()).toContainText('Borko Ilić');
    await expectAccessibleHere(page);
    await expect(async () => {
      await page.mouse.wheel(0, 2_000);
      await expect(list.getByRole('listitem')).toHaveCount(paths.length, { timeout: 2_000 });
    }).toPass();
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectAccessibleHere(page);
  });

  await test.step('When they unfollow one, then its page shows that too', async () => {
    const [, barley] = made;
    await press('button', `Unfollow ${barley!.name}`);
    await expect(page.getByText(`Unfollowed ${barley!.name}!`)).toBeVisible();
    await expect(list.getByRole('link', { name: barley!.name })).toHaveCount(0);
    await page.goto(`/startups/${barley!.slug}`);
    await expect(page.getByRole('button', { name: 'Follow', exact: true })).toBeVisible();
  });
});
