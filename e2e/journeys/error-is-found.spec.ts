import type { Page } from '@playwright/test';
import { ROOT } from 'server-kit/repository';

import { expectAccessibleHere } from '../support/axe';
import { openDashboard } from '../support/dashboard';
import { runMfe } from '../support/runMfe';
import { storeCopy } from '../support/storeCopy';
import { expect, test } from '../support/test';

const FIND_TIMEOUT_MS = 300_000;

test('the reference on a failure card leads to the source line that failed', async ({
  page,
  make,
  signIn,
  expectInConsole,
  browser,
}) => {
  expectInConsole(/founders|remote-founder/);
  const founder = await make.founder();
  await signIn(founder);
  await page.route('**/api/my/startups/*/team', (route) => route.fulfill({ json: {} }));

  let reference = '';
  await test.step('When a page cannot render a response, then a card shows a reference', async () => {
    await page.goto(`/my/startups/${founder.startup.id}?email=secret@people.example`);
    reference = await quoted(page);
  });

  await test.step('Then the command `errors` finds the line of code by that reference', async () => {
    const found = () => runMfe(ROOT, {}, 'errors', reference).catch(() => '');
    await expect.poll(found, { timeout: FIND_TIMEOUT_MS }).toContain('TypeError');
    const text = await found();
    expect(text).toContain('remote-founder  TypeError: Cannot read properties of undefined');
    expect(text).toMatch(
      / {2}remote-founder\/src\/pages\/dashboard\/TeamCard\.tsx:\d+:\d+ {2}\{team\.founders\.map/,
    );
    expect(text).toContain('on /my/startups/:startupId;');
    expect(text).not.toMatch(/secret|people\.example/);
    expect(await runMfe(ROOT, {}, 'errors', '--package', 'remote-founder')).toContain(reference);
  });

  await test.step('Then the dashboard for teams shows the same failure', async () => {
    const dashboard = await openDashboard();
    const context = await browser.newContext();
    const team = await context.newPage();
    await team.goto(dashboard.url);
    await team.getByLabel('Reference of a failure card').fill(reference.toLowerCase());
    await team.getByRole('button', { name: 'Find' }).click();
    const failure = team.getByRole('article').filter({ hasText: reference });
    await expect(failure).toContainText('TeamCard.tsx');
    await expect(team.getByRole('region', { name: 'remote-founder' })).toContainText('100 %');
    await expectAccessibleHere(team);
    await context.close();
    await dashboard.stop();
  });
});

test('a team stops a release on its page', async ({ page }) => {
  const copy = storeCopy();
  const bad = copy.double('remote-founder', 'badbad00');
  copy.deploy('remote-founder', bad);
  const dashboard = await openDashboard(copy.url);
  await page.goto(dashboard.url);

  const section = page.getByRole('region', { name: 'remote-founder' });
  await section.getByText('Block a release of remote-founder').click();
  await section.getByRole('combobox').selectOption(bad);
  await section
    .getByLabel(/^Reason/)
    .last()
    .fill('deletes drafts');
  await section.getByRole('button', { name: 'Block for everybody' }).click();

  // Another status may briefly say that something is loading.
  const notice = page.getByRole('status').filter({ hasText: `block remote-founder ${bad}` });
  await expect(notice).toBeVisible();
  await expect(page.getByRole('region', { name: 'History' })).toContainText('deletes drafts');
  expect(await copy.mfe('status')).toContain(`blocked ${bad}`);
  await dashboard.stop();
  copy.remove();
});

test('a remote that cannot be loaded shows a reference that can be found, too', async ({
  page,
  make,
  signIn,
  expectInConsole,
}) => {
  expectInConsole(/remote-founder/);
  await signIn(await make.founder());
  await page.route('**/releases/remote-founder/**', (route) =>
    route.fulfill({ status: 404, body: 'gone' }),
  );
  await page.goto('/my/startups');
  const reference = await quoted(page);
  const found = () => runMfe(ROOT, {}, 'errors', reference).catch(() => '');
  await expect
    .poll(found, { timeout: FIND_TIMEOUT_MS })
    .toContain('remote-founder  did not load: gone');
});

/** The code that the card asks people to quote. */
async function quoted(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: 'We lost the picture' })).toBeVisible();
  await page.getByText('Details for support').click();
  const details = await page.getByText(/Reference: VQ-/).textContent();
  return /VQ-[0-9A-F]{4}-\d{4}/.exec(details ?? '')![0];
}
