import type { Route } from '@playwright/test';

import { breakShell, documentsOf, frameOf, SHELL_SCRIPTS } from '../support/badShell';
import { collectReports } from '../support/collectReports';
import { deploy } from '../support/deployment';
import { prerendered } from '../support/prerendered';
import { storeCopy } from '../support/storeCopy';
import { expect, test } from '../support/test';

const gone = (route: Route) => route.fulfill({ status: 404, body: 'gone' });

/** Failures of a shell between its store and a browser. */
const WAYS: Record<string, { onTheWay?: (route: Route) => Promise<void>; code?: string }> = {
  'whose scripts are missing': { onTheWay: gone },
  'whose scripts were tampered with': {
    async onTheWay(route) {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `${await answer.text()}\n;` });
    },
  },
  'that throws at its start': { code: "throw new Error('starts badly')" },
};

for (const [name, { onTheWay, code }] of Object.entries(WAYS)) {
  for (const path of ['/login', '/about']) {
    test(`at ${path} a shell ${name} is replaced by the previous one`, async ({
      page,
      request,
      expectInConsole,
    }) => {
      expectInConsole(/shell|starts badly|integrity|404/i);
      const store = storeCopy();
      const good = store.stable('shell');
      const bad = store.double('shell', 'baadcafe');
      if (code) breakShell(store, bad, code);
      store.deploy('shell', bad);
      const edge = await deploy({ STORE_URL: store.url });
      if (path === '/about') await prerendered(request, edge.url + path);
      const reports = await collectReports(page, 'shell');
      if (onTheWay) await page.route(`**/releases/shell/${bad}/*.js`, onTheWay);

      await test.step('When a visitor opens the page, then the previous shell runs it', async () => {
        await page.goto(edge.url + path, { waitUntil: 'commit' });
        await expect(frameOf(page)).toBeVisible();
        await expect(page.locator(`script[src*="/releases/shell/${good}/"]`)).not.toHaveCount(0);
        await expect(page.getByRole('alert')).toHaveCount(0);
      });

      await test.step('Then the api receives reports of the shell that failed and of the one that started', async () => {
        const failure = { id: bad, ok: false, phase: 'load', ticket: expect.any(String) };
        await expect.poll(() => reports).toContainEqual(expect.objectContaining(failure));
        const start = { id: good, ok: true, phase: 'load', ticket: expect.any(String) };
        await expect.poll(() => reports).toContainEqual(expect.objectContaining(start));
      });

      await test.step('Then the next page starts with the good shell at once', async () => {
        await page.goto(`${edge.url}/faq`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(reports.filter(({ ok }) => !ok)).toHaveLength(1);
      });
      await page.close(); // otherwise it calls a server that has stopped
      await edge.stop();
      store.remove();
    });
  }
}

test('pages work when the files of a shell are missing in the store', async ({ page }) => {
  const store = storeCopy();
  const good = store.stable('shell');
  const bad = store.double('shell', 'baadcafe');
  store.lose('shell', bad);
  store.deploy('shell', bad);
  const edge = await deploy({ STORE_URL: store.url });
  const reports = await collectReports(page, 'shell');
  await page.goto(`${edge.url}/login`);
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect.poll(() => reports).toContainEqual(expect.objectContaining({ id: good, ok: true }));
  await page.close();
  await edge.stop();
  store.remove();
});

for (const path of ['/login', '/about']) {
  test(`at ${path} a message is shown when no shell starts after one more attempt`, async ({
    page,
    request,
    expectInConsole,
  }) => {
    expectInConsole(/shell|404/);
    if (path === '/about') await prerendered(request, path);
    await page.route(SHELL_SCRIPTS, gone);
    const documents = documentsOf(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => documents.count).toBe(2);
    await expect(page.getByRole('alert')).toContainText('This page did not start.');

    await test.step('Then the message is visible without styles, and so is the prerendered content', async () => {
      await page.evaluate(() => {
        for (const style of document.querySelectorAll('style')) style.remove();
      });
      await expect(page.getByRole('alert')).toBeInViewport();
      if (path === '/about') await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    await test.step('When the files are available again, then the link "Reload" starts the page', async () => {
      await page.unroute(SHELL_SCRIPTS);
      await page.getByRole('link', { name: 'Reload' }).click();
      await expect(frameOf(page)).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      expect(documents.count).toBe(3);
    });
  });
}

test('the page does not reload in a loop when cookies are blocked', async ({
  page,
  expectInConsole,
}) => {
  expectInConsole(/shell|404/);
  await page.addInitScript(() => {
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
  });
  await page.route(SHELL_SCRIPTS, gone);
  const documents = documentsOf(page);
  await page.goto('/login');
  await expect(page.getByRole('alert')).toContainText('This page did not start.');
  await page.unroute(SHELL_SCRIPTS);
  await page.getByRole('link', { name: 'Reload' }).click();
  await expect(frameOf(page)).toBeVisible();
  expect(documents.count).toBe(2);
});

test('a tab stays with the shell it got while the next one fails in another tab', async ({
  page,
  context,
  expectInConsole,
}) => {
  expectInConsole(/starts badly/);
  const store = storeCopy();
  const edge = await deploy({ STORE_URL: store.url });
  await page.goto(`${edge.url}/faq`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.locator('header').evaluate((header) => header.setAttribute('data-was', 'here'));

  const bad = store.double('shell', 'baadcafe');
  breakShell(store, bad, "throw new Error('starts badly')");
  store.deploy('shell', bad);
  const other = await context.newPage();
  await other.goto(`${edge.url}/login`);
  await expect(other.getByLabel('Email')).toBeVisible();

  await page.bringToFront();
  await page.getByRole('link', { name: 'About Us' }).first().click();
  await expect(page).toHaveURL(/about/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('header[data-was]')).toBeAttached(); // not visible over a hero header
  for (const tab of [page, other]) await tab.close();
  await edge.stop();
  store.remove();
});

test('a report of a remote’s failure names the shell that it ran in', async ({
  page,
  expectInConsole,
}) => {
  expectInConsole(/remote-public|404/);
  const reports = await collectReports(page, 'shell');
  await page.route('**/releases/remote-public/**/*.js', gone);
  await page.goto('/faq');
  const failure = { ok: false, phase: 'render', ticket: expect.any(String) };
  await expect.poll(() => reports).toContainEqual(expect.objectContaining(failure));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a client-rendered page tells readers without scripts where to go', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('paragraph')).toContainText('This page needs JavaScript.');
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
