import { randomBytes } from 'node:crypto';

import type { Page } from '@playwright/test';

import { useProductOf } from '../support/environment';
import { type GoogleProduct, googleProduct } from '../support/googleProduct';
import { letterTo } from '../support/outbox';
import { expect, test as ours } from '../support/test';

const test = ours.extend<object, { google: GoogleProduct }>({
  google: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
    async ({}, use) => {
      const product = await googleProduct();
      useProductOf(product.dataDir); // this worker has its own product, so staff commands and mails use it
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 1_800_000 },
  ],
  baseURL: async ({ google }, use) => use(google.url),
});

/** That product has no programme data. */
const NO_SEASON = { season: null };

test.describe.configure({ mode: 'default' }); // all tests share one product

test('a stranger signs up with Google, and is known when they come back', async ({
  page,
  google,
}) => {
  google.visitor = aVisitor();
  await page.goto('/register');
  await continueWithGoogle(page);

  await expect(page).toHaveURL('/startups');
  await expect(page.getByText('You are logged in!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account of Цвета' }).first()).toBeVisible();
  await page.goto('/account/credentials');
  await expect(page.getByText(google.visitor.email, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Account of Цвета' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();

  await expect(page).toHaveURL('/login');
  await continueWithGoogle(page);
  await expect(page.getByRole('button', { name: 'Account of Цвета' }).first()).toBeVisible();
});

test('a visitor who denies access at Google returns to the login with a message', async ({
  page,
  google,
  expectInConsole,
}) => {
  expectInConsole(/status of 422 .*callback\/google/);
  google.visitor = null;
  await page.goto('/login');
  await continueWithGoogle(page);
  await expect(page.getByText('Google sign-in was cancelled.')).toBeVisible();
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('a forged response, or one for another browser, signs nobody in', async ({
  page,
  google,
  browser,
  expectInConsole,
}) => {
  expectInConsole(/status of 422 .*callback\/google/);
  const refused = page.getByText('This sign-in has expired. Please try again.');

  await page.goto('/auth/callback/google?code=forged&state=forged');
  await expect(refused).toBeVisible();
  await expect(page).toHaveURL('/login');

  google.visitor = aVisitor();
  const attacker = await (await browser.newContext({ baseURL: google.url })).newPage();
  let stolen = '';
  await attacker.route('**/auth/callback/google?**', (route) => {
    stolen = new URL(route.request().url()).search;
    return route.abort();
  });
  await attacker.goto('/login');
  await attacker.getByRole('link', { name: 'Continue with Google' }).click();
  await expect.poll(() => stolen).toContain('code=');
  await attacker.context().close();

  await page.goto(`/auth/callback/google${stolen}`);
  await expect(refused).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('ACCESS_TOKEN'))).toBeNull();
});

test('an invitation survives signing in with Google', async ({ page, google, make }) => {
  const founder = await make.founder(NO_SEASON);
  google.visitor = aVisitor();
  await make.invite(founder, google.visitor.email);
  const letter = await letterTo(google.visitor.email, /invites you to/);

  await page.goto(letter.link('/invitation/accept'));
  await expect(page).toHaveURL('/register');
  await continueWithGoogle(page);
  const invitation = page.getByRole('region', { name: 'Invitation' });
  await invitation.getByRole('link', { name: 'Accept invitation' }).click();
  await expect(page.getByRole('heading', { name: 'Invitation Accepted!' })).toBeVisible();
});

test('a mailed link still opens its page after signing in with Google', async ({
  page,
  google,
  make,
  expectInConsole,
}) => {
  expectInConsole(/status of 404 .*my\/startups/);
  google.visitor = aVisitor();
  const startup = await make.startup(undefined, undefined, NO_SEASON);
  await page.goto(`/my/startups/${startup.id}/mentorship?from=mail`);
  await expect(page).toHaveURL('/login');
  await continueWithGoogle(page);
  await expect(page).toHaveURL(`/my/startups/${startup.id}/mentorship`);
  await expect(page.getByText('You are not on the team of this startup')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to My Startups' })).toBeVisible();
});

ours('without configuration there is no Google button', async ({ page }) => {
  for (const path of ['/login', '/register']) {
    await page.goto(path);
    await expect(page.getByLabel('Email')).toBeVisible();
    await expect(page.getByText(/Google/)).toHaveCount(0);
  }
});

async function continueWithGoogle(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Continue with Google' }).click();
}

function aVisitor() {
  const mark = randomBytes(5).toString('hex');
  const email = `${mark}@people.example`;
  return { sub: mark, email, given_name: 'Цвета', family_name: 'Ђурђевић' };
}
