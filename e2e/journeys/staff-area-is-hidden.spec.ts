import type { Page } from '@playwright/test';

import { expectAccessibleHere } from '../support/axe';
import { staff } from '../support/staff';
import { expect, test } from '../support/test';
import { waitForIdle } from '../support/waitForIdle';

/** The requests and responses of a tab that belong to the staff area. */
function traces(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('remote-staff')) found.push(request.url());
  });
  page.on('response', async (answer) => {
    const type = answer.headers()['content-type'] ?? '';
    if (!/html|registry\.json/.test(type + answer.url())) return;
    const text = await answer.text().catch(() => '');
    if (text.includes('remote-staff')) found.push(`${answer.url()} names it`);
  });
  return found;
}

for (const who of ['guest', 'founder', 'mentor'] as const) {
  test(`a ${who} finds nothing at /staff, and downloads nothing of it`, async ({
    page,
    make,
    signIn,
    expectInConsole,
  }) => {
    expectInConsole(/404.*\/staff/);
    const found = traces(page);
    if (who === 'founder') await signIn(await make.founder());
    if (who === 'mentor') await signIn(await make.mentorOf(await make.startup()));

    for (const path of ['/staff', '/staff/record', '/']) {
      const answer = await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (path === '/') break;
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
      await expect(page).toHaveURL(path);
      await waitForIdle(page);
    }
    expect(found).toEqual([]);
  });
}

test('somebody who becomes staff gets the area, and loses it with the scope', async ({
  page,
  make,
  signIn,
  expectInConsole,
}) => {
  expectInConsole(/404.*\/staff/);
  const member = await make.staffWith('programme');
  await signIn(member);

  await test.step('When they open a page that was rendered as 404 for a guest, then it shows the staff area', async () => {
    expect((await page.goto('/staff'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  });

  await test.step('Then the edge responds with 200 to this browser', async () => {
    expect((await page.goto('/staff'))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
    await expectAccessibleHere(page);
  });

  await test.step('When the scope is revoked, then the address responds with 404', async () => {
    await staff('staff', 'revoke', '--user', member.email, '--scope', 'programme');
    await page.goto('/');
    await expect.poll(async () => (await page.request.get('/staff')).status()).toBe(404);
    await page.goto('/staff');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  });
});

test('staff without a second factor are redirected to the page that adds one', async ({
  page,
  make,
  signIn,
  expectInConsole,
}) => {
  expectInConsole(/40[34]/);
  const member = await make.member();
  await staff('staff', 'grant', '--user', member.email, '--scope', 'letters');
  await signIn(member);
  const found = traces(page);

  expect((await page.goto('/staff'))?.status()).toBe(404);
  await expect(page).toHaveURL('/account/second-factor');
  await waitForIdle(page);
  expect(found).toEqual([]);
});
