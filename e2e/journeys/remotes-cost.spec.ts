import type { Page, Request } from '@playwright/test';

import { collectReports } from '../support/collectReports';
import { loadedIn, moveTo } from '../support/moveTo';
import { expect, test } from '../support/test';
import { waitForIdle } from '../support/waitForIdle';

test('the second remote of a visit costs its own code and nothing else', async ({
  page,
  request,
  make,
  signIn,
}) => {
  await signIn(await make.founder());
  await page.goto('/my/startups');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const scripts = scriptsOf(page);
  await page.keyboard.press('Tab'); // makes the shell fetch the code that watches the focus
  await waitForIdle(page);
  scripts.length = 0;
  await moveTo(page, '/account/settings');
  await expect(page.getByLabel('Bio')).toBeVisible();
  await waitForIdle(page);

  const { 'remote-account': id } = await loadedIn(page);
  const folder = `/releases/remote-account/${id}/`;
  const { entry, preload, files } = await (await request.get(`${folder}release.json`)).json();
  const own = [entry, ...preload['/account/settings']] as string[];
  const paths = () => scripts.map(({ path }) => path).sort();
  expect(paths()).toEqual(own.map((one) => folder + one).sort());

  const brotli = own.reduce((sum, file) => sum + (files[file].brotli ?? files[file].bytes), 0);
  const bodies = await Promise.all(scripts.map(({ sent }) => sent.sizes()));
  const sum = bodies.reduce((bytes, { responseBodySize }) => bytes + responseBodySize, 0);
  expect(sum).toBeLessThanOrEqual(brotli);
});

test('a guest at a member page downloads none of its code', async ({ page }) => {
  const scripts = scriptsOf(page);
  for (const [path, door] of [
    ['/my/startups', '/login'],
    ['/my/mentorships', '/login'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveURL(door);
    await waitForIdle(page);
  }
  const remotes = scripts.map(({ path }) => path).filter((path) => path.includes('/remote-'));
  expect(remotes).toEqual([]);
});

test('every call names the releases that made it', async ({ page, make, signIn }) => {
  await signIn(await make.founder());
  const output: string[] = [];
  page.on('request', (call) => {
    if (call.url().includes('/api/my/startups')) output.push(call.headers()['x-mfe'] ?? 'nothing');
  });
  await page.goto('/my/startups');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await expect.poll(() => output.length).toBeGreaterThan(0);
  const { 'remote-founder': id } = await loadedIn(page);
  for (const header of output) expect(header).toMatch(new RegExp(`^\\d+;founder=${id}$`));
});

test('measurements and later failures of a remote are reported with its release', async ({
  page,
  make,
  signIn,
  expectInConsole,
}) => {
  expectInConsole(/broke later/);
  const received = await collectReports(page);
  await signIn(await make.founder());
  await page.goto('/my/startups');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { 'remote-founder': id } = await loadedIn(page);

  const arrival = { remote: 'remote-founder', id, phase: 'load', ok: true, route: '/my/startups' };
  await expect.poll(() => received).toContainEqual(expect.objectContaining(arrival));
  const { ms, bytes } = received.find((one) => one.remote === 'remote-founder')!;
  expect([typeof ms, Number(bytes) > 1000]).toEqual(['number', true]);

  await page.evaluate((release) => {
    const error = new TypeError('broke later');
    error.stack = `TypeError: broke later\n  at ${location.origin}/releases/remote-founder/${release}/1.js:1:1`;
    dispatchEvent(new ErrorEvent('error', { error }));
  }, id);
  const failure = { phase: 'runtime', ok: false, id, errorClass: 'TypeError' };
  await expect.poll(() => received).toContainEqual(expect.objectContaining(failure));
});

/** Scripts that a page requests from now on. */
function scriptsOf(page: Page) {
  const scripts: { path: string; sent: Request }[] = [];
  page.on('request', (sent) => {
    if (sent.resourceType() !== 'script') return;
    scripts.push({ path: new URL(sent.url()).pathname, sent });
  });
  return scripts;
}
