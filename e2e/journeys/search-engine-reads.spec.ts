import type { APIResponse, Page } from '@playwright/test';

import { addressOf, PUBLIC_PAGES } from '../support/publicPages';
import { renderedAhead } from '../support/renderedAhead';
import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });

const meta = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content');

for (const { path, title, things, hidden } of PUBLIC_PAGES) {
  test(`${path} is complete without JavaScript`, async ({ page, request, baseURL }) => {
    const address = await addressOf(path, request);
    await renderedAhead(request, address);
    expect((await page.goto(address))?.status()).toBe(200);
    await expect(page).toHaveTitle(`The Venture Quest | ${title}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toHaveCount(1);

    const canonical = `${baseURL}${address.startsWith('/apply') ? '/apply' : address}`;
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', canonical);
    expect((await meta(page, 'description'))!.length).toBeGreaterThan(30);
    expect(await meta(page, 'og:url')).toBe(canonical);
    expect(await meta(page, 'og:title')).toBe(`The Venture Quest | ${title}`);
    expect(await meta(page, 'og:description')).toBe(await meta(page, 'description'));
    expect(await meta(page, 'twitter:card')).toBe('summary_large_image');
    await expect(page.locator('meta[name="robots"]')).toHaveCount(hidden ? 1 : 0);
    if (hidden) expect(await meta(page, 'robots')).toBe('noindex');

    const picture = (await meta(page, 'og:image'))!;
    expect(picture).toMatch(new RegExp(`^${baseURL}/cards/.+\\.jpg$`));
    expect(await meta(page, 'twitter:image')).toBe(picture);
    expect((await request.get(picture)).headers()['content-type']).toBe('image/jpeg');

    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    const told = blocks.map((block) => JSON.parse(block) as Record<string, string>);
    expect(told.map((thing) => thing['@type'])).toEqual(things);
    expect(told.every((thing) => thing['@context'] === 'https://schema.org')).toBe(true);
  });
}

for (const path of ['/login', '/register', '/forgot-password', '/reset-password', '/my/startups']) {
  test(`${path} is nobody's search result`, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(200);
    expect(await meta(page, 'robots')).toBe('noindex');
  });
}

for (const path of ['/no-such-page', '/startups/nobody', '/profile/999999999', '/startups/0']) {
  test(`${path} answers 404 and stays out of search results`, async ({ page, expectInConsole }) => {
    expectInConsole(/status of 404/);
    expect((await page.goto(path))?.status()).toBe(404);
    expect(await meta(page, 'robots')).toBe('noindex');
    await expect(page).toHaveTitle(/The Venture Quest/);
  });
}

test('a former address and an id lead to the address of today', async ({ make, request }) => {
  const { startup, token } = await make.founder();
  const slug = `${startup.slug}-new`;
  const renamed = await request.post(`/api/my/startups/${startup.id}`, {
    headers: { authorization: `Bearer ${token}` },
    multipart: { slug },
  });
  expect(renamed.status()).toBe(200);
  for (const former of [startup.slug, String(startup.id)]) {
    const answer = () => request.get(`/startups/${former}`, { maxRedirects: 0 });
    const where = (one: APIResponse) => [one.status(), one.headers().location];
    await expect
      .poll(async () => where(await answer()), { timeout: 30_000 })
      .toEqual([301, `/startups/${slug}`]);
  }
});

test('the answers of the FAQ can be read, and an address opens its own', async ({ page }) => {
  await page.goto('/faq#equity');
  await expect(page.getByText('The programme receives 3% of the shares')).toBeVisible();
  const other = page.getByText('There is no fee.');
  await expect(other).toBeHidden();
  await page.getByText('What does it cost?').click();
  await expect(other).toBeVisible();
});

test('a filtered list shows what its address says', async ({ page, request }) => {
  await renderedAhead(request, '/startups?search=zrno');
  await page.goto('/startups?search=zrno');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('searchbox')).toHaveValue('zrno');
});

test('sitemap, robots and feeds name public addresses only', async ({ request, baseURL }) => {
  const map = await (await request.get('/sitemap.xml')).text();
  const listed = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!);
  for (const { path, hidden } of PUBLIC_PAGES) {
    if (path.includes(':')) continue;
    expect([path, listed.includes(baseURL + path)]).toEqual([path, !hidden]);
  }
  expect(listed.some((address) => /login|\/my|account|apply/.test(address))).toBe(false);
  expect(map.match(/<lastmod>/g)).toHaveLength(listed.length);

  const robots = await (await request.get('/robots.txt')).text();
  for (const area of ['/my', '/account', '/apply', '/invitation', '/reset-password']) {
    expect(robots).toContain(`Disallow: ${area}\n`);
  }
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const feed = await request.get('/startups/zrno/feed.xml');
  expect(feed.headers()['content-type']).toContain('application/atom+xml');
});
