import type { Page } from '@playwright/test';

import { documentsOf, frameOf, holdScripts, SHELL_SCRIPTS } from '../support/badShell';
import { collectReports } from '../support/collectReports';
import { prerendered } from '../support/prerendered';
import { expect, test } from '../support/test';

test('on a slow connection a sentence says that the page is loading, and disappears', async ({
  page,
}) => {
  const { reports, line } = await openDelayedLogin(page);
  await page.clock.runFor(15_000);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.clock.runFor(15_000);
  await expect(page.getByRole('alert')).toContainText('Still loading.');
  line.release();
  await expect(page.getByLabel('Email')).toBeVisible();
  await page.waitForFunction(() => window.__MFE__?.starting === false); // a busy machine takes longer
  await page.clock.runFor(90_000);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect.poll(() => reports.map(({ ok }) => ok)).toContainEqual(true);
  expect(reports.filter(({ ok }) => !ok)).toEqual([]);
});

test('scripts that never load are a failure after a minute without any data', async ({ page }) => {
  const { reports, line } = await openDelayedLogin(page);
  await page.clock.runFor(70_000);
  await expect(page.getByRole('alert')).toContainText('This page did not start.');
  await expect.poll(() => reports).toMatchObject([{ ok: false, errorClass: 'timeout' }]);
  line.release();
  await expect(page.getByLabel('Email')).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('scripts that do not hydrate the page are a failure after twenty seconds', async ({
  page,
}) => {
  const reports = await collectReports(page, 'shell');
  await answerWithEmptyScripts(page);
  await page.clock.install();
  await page.goto('/login');
  await page.clock.runFor(15_000);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.clock.runFor(15_000);
  await expect(page.getByRole('alert')).toContainText('This page did not start.');
  await expect.poll(() => reports).toMatchObject([{ ok: false, errorClass: 'timeout' }]);
});

test('the twenty seconds start when the scripts have loaded, even if the browser lists them later', async ({
  page,
}) => {
  const reports = await collectReports(page, 'shell');
  await page.addInitScript(() => {
    performance.getEntriesByType = () => [];
  });
  await answerWithEmptyScripts(page);
  const line = holdScripts(page);
  await page.clock.install();
  await line.held;
  await page.goto('/login', { waitUntil: 'commit' });
  await line.asked;
  await page.clock.runFor(30_000);
  line.release();
  await page.waitForLoadState('domcontentloaded');
  await page.clock.runFor(5_000);
  await expect(page.getByRole('alert')).toContainText('Still loading.');
  expect(reports).toEqual([]);
  await page.clock.runFor(20_000);
  await expect(page.getByRole('alert')).toContainText('This page did not start.');
  await expect.poll(() => reports).toMatchObject([{ ok: false, errorClass: 'timeout' }]);
});

test('a link pressed before the scripts have loaded works, and aborted scripts are not reported', async ({
  page,
  request,
}) => {
  const reports = await collectReports(page, 'shell');
  await prerendered(request, '/about');
  await giveUpWhenLeaving(page, '/contact');
  const line = holdScripts(page);
  await line.held;
  await page.goto('/about', { waitUntil: 'commit' });
  await line.asked;
  await page
    .locator('a[href="/contact"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForURL('**/contact', { waitUntil: 'commit' });
  line.release();
  await expect(page.getByRole('heading', { level: 1, name: 'Talk to the crew' })).toBeVisible();
  expect(reports.filter(({ ok }) => !ok)).toEqual([]);
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names.filter((name) => name.startsWith('mfe_failed'))).toEqual([]);
});

test('a visitor who leaves before the scripts have loaded sends no report', async ({ page }) => {
  const reports = await collectReports(page, 'shell');
  const line = holdScripts(page);
  await line.held;
  await page.goto('/login', { waitUntil: 'commit' });
  await line.asked;
  await page.goto('/register', { waitUntil: 'commit' });
  line.release();
  await expect(page.getByRole('button', { name: 'Register' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect.poll(() => reports.filter(({ ok }) => ok)).not.toHaveLength(0);
  expect(reports.filter(({ ok }) => !ok)).toEqual([]);
});

test('a connection that breaks while the page loads keeps its content readable', async ({
  page,
  context,
  request,
  expectInConsole,
}) => {
  expectInConsole(/ERR_INTERNET_DISCONNECTED|Failed to load/);
  await prerendered(request, '/about');
  await page.route(SHELL_SCRIPTS, async (route) => {
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  const documents = documentsOf(page);
  await page.goto('/about');
  await expect(page.getByRole('alert')).toContainText('This page did not start.');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute(SHELL_SCRIPTS);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Reload' }).click();
  await expect(frameOf(page)).toBeVisible();
  expect(documents.count).toBe(2);
});

/** Responds with empty scripts on the sign-in page. */
async function answerWithEmptyScripts(page: Page) {
  await page.route(SHELL_SCRIPTS, (route) => {
    const headers = { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' };
    return route.fulfill({ body: '', headers });
  });
  await page.route('**/login', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/ integrity="[^"]+"/g, '');
    const { 'integrity-policy': _unchecked, ...headers } = answer.headers();
    await route.fulfill({ response: answer, headers, body });
  });
}

/** Opens a login whose scripts load only after their release; the clock stands still. */
async function openDelayedLogin(page: Page) {
  const reports = await collectReports(page, 'shell');
  const line = holdScripts(page);
  await page.clock.install();
  await line.held;
  await page.goto('/login', { waitUntil: 'commit' });
  await line.asked;
  return { reports, line };
}

/** Simulates Firefox: the scripts of a page fail while the browser loads the next page. */
async function giveUpWhenLeaving(page: Page, next: string): Promise<void> {
  let giveUp = () => {};
  const givenUp = new Promise<void>((resolve) => {
    giveUp = resolve;
  });
  await page.exposeFunction('scriptsAreGivenUp', giveUp);
  await page.addInitScript(() => {
    addEventListener('beforeunload', () => {
      setTimeout(() => {
        for (const script of document.scripts) script.dispatchEvent(new Event('error'));
        (window as unknown as { scriptsAreGivenUp(): void }).scriptsAreGivenUp();
      });
    });
  });
  await page.route(`**${next}`, async (route) => {
    await givenUp;
    await route.continue();
  });
}
