import type { Page } from '@playwright/test';

import { expectAccessibleHere, WIDTHS } from '../support/axe';
import { type Company, openCompany } from '../support/company';
import { type Deployment, deploy } from '../support/deployment';
import { addressOf, PUBLIC_PAGES } from '../support/publicPages';
import { test as base } from '../support/sharedVisit';
import { expect } from '../support/test';
import { waitForIdle } from '../support/waitForIdle';

/** A deployment that names another company, for all tests of a worker. Each test clears what the company recorded. */
const test = base.extend<object, { company: Company; site: Deployment }>({
  company: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
    async ({}, use) => {
      const company = await openCompany();
      await use(company);
      await company.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ company }, use) => {
      const site = await deploy({
        ANALYTICS_SCRIPT: `${company.origin}/tag.js`,
        ANALYTICS_TAG: 'T-1',
        ANALYTICS_PIXEL_URL: `${company.origin}/pixel`,
        ANALYTICS_PIXEL: 'P-1',
      });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
});

test.beforeEach(({ company }) => {
  company.asked.length = 0;
});

test.afterEach(({ page }) => page.evaluate(() => localStorage.clear()));

const banner = (page: Page) => page.getByRole('region', { name: 'Privacy choices' });

/** Width, height and distance from the top of the consent buttons. */
const boxesOf = (page: Page) =>
  banner(page)
    .getByRole('button', { name: /^(Reject|Accept)$/ })
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { width, height, y } = button.getBoundingClientRect();
        return [width, height, y].map(Math.round);
      }),
    );

/** All requests of the page to other origins. */
function strangersOf(page: Page, { url }: Deployment): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const own = request.url().startsWith(`${url}/`) || /^(data|blob):/.test(request.url());
    if (!own) asked.push(request.url());
  });
  return asked;
}

/** Guests are redirected from /apply to /register. */
const PATHS = [
  ...PUBLIC_PAGES.filter(({ hidden }) => !hidden).map(({ path }) => path),
  '/register',
];

for (const path of PATHS) {
  test(`${path} asks for consent before it contacts another company`, async ({
    page,
    request,
    site,
  }) => {
    const strangers = strangersOf(page, site);
    await page.goto(site.url + (await addressOf(path, request)));
    await expect(banner(page)).toBeVisible();
    await waitForIdle(page);

    await banner(page).getByRole('button', { name: 'Reject' }).click();
    await expect(banner(page)).toBeHidden();
    await page.reload();
    await waitForIdle(page);
    await expect(banner(page)).toBeHidden();
    expect(strangers).toEqual([]);
  });
}

test('the consent banner is accessible, and its buttons are equal', async ({ page, site }) => {
  await page.goto(`${site.url}/about`);
  await expect(banner(page)).toBeVisible();
  await expectAccessibleHere(page);
  for (const width of Object.values(WIDTHS)) {
    await page.setViewportSize({ width, height: 900 });
    const [reject, accept, ...others] = await boxesOf(page);
    expect([reject, others]).toEqual([accept, []]);
  }
});

test('visits are reported from consent until its withdrawal', async ({ page, site, company }) => {
  await page.goto(`${site.url}/about`);

  await test.step('When they accept, then the current page is not reported', async () => {
    await banner(page).getByRole('button', { name: 'Accept' }).click();
    await waitForIdle(page);
    expect(company.asked).toEqual([]);
  });

  await test.step('When they open another page, then script and pixel report it without its query', async () => {
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Startups', exact: true })
      .click();
    await expect.poll(() => company.asked).toContain('/tag.js');
    await expect.poll(() => company.asked.some((one) => one.startsWith('/pixel?'))).toBe(true);
    await expect.poll(() => company.asked).toContain('/collect?page=/startups');
    expect(company.asked.find((one) => one.startsWith('/pixel'))).toContain('id=P-1&ev=PageView');
    expect(company.asked.filter((one) => one.includes('about'))).toEqual([]);
  });

  await test.step('When they withdraw consent in the footer, then nothing more is reported', async () => {
    await waitForIdle(page); // a list that loads later would move the footer while it is clicked
    await page.getByRole('button', { name: 'Privacy choices' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reject all' }).click();
    await waitForIdle(page);
    company.asked.length = 0;
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL(/\/faq$/);
    await waitForIdle(page);
    expect(company.asked).toEqual([]);
  });

  await test.step('When they accept again, then the page visited in between is not reported', async () => {
    await page.getByRole('button', { name: 'Privacy choices' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Accept all' }).click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await expect.poll(() => company.asked).toContain('/collect?page=/contact');
    expect(company.asked.filter((one) => one.includes('faq'))).toEqual([]);
  });
});
