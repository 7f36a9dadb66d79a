import type { Page, Response } from '@playwright/test';

import { deploy } from '../support/deployment';
import { offered } from '../support/mockRelease';
import { loadedIn, moveTo } from '../support/moveTo';
import { storeCopy } from '../support/storeCopy';
import { teamClone } from '../support/teamClone';
import { expect, test } from '../support/test';

const REMOTE = 'remote-account';
const PATH = '/account/settings';
const FILE = 'remote-account/src/pages/profile/ProfilePage.tsx';

test('tabs stay open while a team publishes, promotes, goes back and blocks', async ({
  page: writing,
  context,
  browser,
  request,
  make,
  signIn,
}) => {
  const member = await make.member();
  const store = storeCopy(); // so that no other test sees what is promoted and blocked here
  const keys = await store.trust('account-team');
  const site = await deploy({ STORE_URL: store.url, ...keys.edge });
  const clone = teamClone(keys.team);
  const { mfe } = clone;
  let allowed = '';
  const [before] = await offered(request, REMOTE);

  await signIn(member);
  await writing.goto(site.url + PATH);
  await writing.getByLabel('Bio').fill('Half a sentence, and');
  const browsing = await context.newPage();
  await browsing.goto(`${site.url}/faq`);
  await expect(browsing.getByRole('heading', { level: 1 })).toBeVisible();
  for (const tab of [writing, browsing])
    await tab.evaluate(() => Object.assign(window, { old: 1 }));
  const title = browsing.getByRole('heading', { level: 1 });

  await test.step('When a release is promoted, then a tab that has not loaded the remote loads it', async () => {
    clone.edit(FILE, '<PageTitle>Profile</PageTitle>', '<PageTitle>Your profile</PageTitle>');
    await mfe('publish', REMOTE, '--canary', '0');
    await mfe('promote', REMOTE);
    await catchUp(browsing);
    await moveTo(browsing, PATH);
    await expect(title).toHaveText('Your profile');
  });
  const { [REMOTE]: after } = await loadedIn(browsing);

  await test.step('Then the text typed in the other tab is kept, and so is its release', async () => {
    await catchUp(writing);
    await expect(writing.getByLabel('Bio')).toHaveValue('Half a sentence, and');
    expect((await loadedIn(writing))[REMOTE]).toBe(before!.id);
  });

  await test.step('When it is rolled back, then tabs keep it, and a new tab loads the previous release', async () => {
    await mfe('rollback', REMOTE, '--to', before!.id);
    await catchUp(browsing);
    await expect(title).toHaveText('Your profile');
    const fresh = await context.newPage();
    await fresh.goto(site.url + PATH);
    await expect(fresh.getByRole('heading', { level: 1 })).toHaveText('Profile');

    allowed = new URL((await mfe('preview', `${REMOTE}@${after}`)).trim()).search;
    await fresh.goto(site.url + PATH + allowed);
    await expect(fresh.getByRole('heading', { level: 1 })).toHaveText('Your profile');
    await fresh.close();

    const stranger = await context.newPage();
    await stranger.goto(`${site.url}${PATH}?mfe=${REMOTE}@${after}`);
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Profile');
    await expect(stranger.getByText('needs a link that allows it')).toBeVisible();
    await stranger.close();
  });

  await test.step('When it is blocked, then tabs keep it until the next navigation', async () => {
    await mfe('block', REMOTE, after!);
    await catchUp(browsing);
    await expect(title).toHaveText('Your profile');
    await moveTo(browsing, '/faq');
    await moveTo(browsing, PATH);
    await expect(title).toHaveText('Profile');

    const other = await browser.newPage();
    await other.goto(`${site.url}/faq${allowed}`);
    await expect(other.getByText(`${REMOTE} ${after} is blocked.`)).toBeVisible();
    await other.close();
  });

  await test.step('Then no tab was reloaded, and the typed text can be saved', async () => {
    for (const tab of [writing, browsing]) {
      expect(await tab.evaluate(() => (window as unknown as { old?: number }).old)).toBe(1);
    }
    await writing.getByLabel('Bio').pressSequentially(' the rest.');
    await writing.getByRole('button', { name: 'Save changes' }).click();
    await expect(writing.getByText('Profile successfully updated!')).toBeVisible();
  });
  for (const tab of [writing, browsing]) await tab.close(); // otherwise they call a server that has stopped
  await site.stop();
  store.remove();
  clone.remove();
});

test('an open tab keeps its releases when the registry cannot be read', async ({
  page,
  expectInConsole,
}) => {
  expectInConsole(/registry\.json/);
  await page.goto('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const body of ['<html>a captive portal', '{"revision":99,"remotes":{}}']) {
    await page.route('**/registry.json', (route) => route.fulfill({ body }));
    await comeBackTo(page);
    await page.unroute('**/registry.json');
  }
  await moveTo(page, '/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a tab with an outdated shell reloads at its next navigation, but never discards typed text', async ({
  page,
  make,
  signIn,
}) => {
  await signIn(await make.member());
  await page.goto(PATH);
  await page.getByLabel('Bio').fill('Half a sentence');
  await page.route('**/registry.json', async (route) => {
    const response = await route.fetch();
    const composition = (await response.json()) as { revision: number };
    const json = { ...composition, revision: composition.revision + 1, minShell: '99.0.0' };
    await route.fulfill({ json });
  });
  await catchUp(page);
  await expect(page.getByLabel('Bio')).toHaveValue('Half a sentence');

  const loads: string[] = [];
  page.on('load', () => loads.push(new URL(page.url()).pathname));
  await moveTo(page, '/faq');
  await expect.poll(() => loads).toEqual(['/faq']);
});

/** Simulates the return to a tab, and waits for the registry's response. */
async function comeBackTo(page: Page): Promise<Response> {
  const answer = page.waitForResponse('**/registry.json');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await (await answer).finished();
  return answer;
}

/** The same, and waits until the tab has applied the response. */
async function catchUp(page: Page): Promise<void> {
  const { revision } = (await (await comeBackTo(page)).json()) as { revision: number };
  const known = () =>
    page.evaluate(() => (window as unknown as { __MFE__: { revision: number } }).__MFE__.revision);
  await expect.poll(known).toBe(revision);
}
