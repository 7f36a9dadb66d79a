import type { Page } from '@playwright/test';

import { logIn } from '../support/logIn';
import { expect, test } from '../support/test';
import { waitForIdle } from '../support/waitForIdle';

test('no address and no line of the console ever holds the token', async ({ page, make }) => {
  const received = listen(page);
  const member = await make.member();
  await page.goto('/login');
  await logIn(page, member);
  await expect(page).toHaveURL('/startups');
  const token = await page.evaluate(() => localStorage.getItem('ACCESS_TOKEN'));
  expect(token).toMatch(/^.{20,}$/);

  for (const path of [
    '/account/settings',
    '/account/credentials',
    '/notifications',
    '/my/startups',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await waitForIdle(page);
  }

  expect(received.addresses.length).toBeGreaterThan(20);
  const leaks = (lines: string[]) =>
    lines.filter((line) => line.includes(token!) || line.includes(member.password));
  expect(leaks(received.addresses)).toEqual([]);
  expect(leaks(received.console)).toEqual([]);
  expect(leaks(received.referrers)).toEqual([]);
});

/** Collects the requests, console messages and referrers of a page. */
function listen(page: Page) {
  const received = {
    addresses: [] as string[],
    console: [] as string[],
    referrers: [] as string[],
  };
  page.on('request', (request) => {
    received.addresses.push(request.url());
    received.referrers.push(request.headers().referer ?? '');
  });
  page.on('framenavigated', (frame) => received.addresses.push(frame.url()));
  page.on('console', (line) => received.console.push(line.text()));
  return received;
}
