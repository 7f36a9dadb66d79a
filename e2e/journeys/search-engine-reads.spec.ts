import { type APIResponse, expect, test as reading } from '@playwright/test';
import { headersOf } from '../support/callApi';
import { joinedTexts } from '../support/joinedTexts';
import { openPrerendered, prerendered, RENDER_TIMEOUT } from '../support/prerendered';
import { addressOf, PUBLIC_PAGES } from '../support/publicPages';
import { readDocument } from '../support/readDocument';
import { test } from '../support/test';

for (const { path, title, things, hidden } of PUBLIC_PAGES) {
  reading(`${path} is complete without JavaScript`, async ({ request, baseURL }) => {
    const address = await addressOf(path, request);
    const found = await readDocument(await prerendered(request, address));
    expect(found.status).toBe(200);
    expect(found.title).toBe(`The Venture Quest | ${title}`);
    expect(found.headline).not.toBe('');
    expect(found.mains).toBe(1);

    const canonical = `${baseURL}${address.startsWith('/apply') ? '/apply' : address}`;
    expect(found.canonical).toBe(canonical);
    expect(found.meta('description')!.length).toBeGreaterThan(30);
    expect(found.meta('og:url')).toBe(canonical);
    expect(found.meta('og:title')).toBe(`The Venture Quest | ${title}`);
    expect(found.meta('og:description')).toBe(found.meta('description'));
    expect(found.meta('twitter:card')).toBe('summary_large_image');
    expect(found.meta('robots')).toBe(hidden && 'noindex');

    const picture = found.meta('og:image')!;
    expect(picture).toMatch(new RegExp(`^${baseURL}/cards/.+\\.jpg$`));
    expect(found.meta('twitter:image')).toBe(picture);
    // The edge responds with 503 and Retry-After while it draws the picture.
    const answer = async () => (await request.get(picture)).headers()['content-type'];
    await expect.poll(answer).toBe('image/jpeg');

    expect(found.things.map((thing) => thing['@type'])).toEqual(things);
    expect(found.things.every((thing) => thing['@context'] === 'https://schema.org')).toBe(true);
  });
}

test('texts of public pages stay apart where there are no styles', async ({ page, request }) => {
  const joined: Record<string, string[]> = {};
  for (const { path } of PUBLIC_PAGES) {
    const document = await prerendered(request, await addressOf(path, request));
    const texts = await joinedTexts(page, await document.text());
    if (texts.length > 0) joined[path] = texts;
  }
  expect(joined).toEqual({});
});

for (const path of ['/login', '/register', '/forgot-password', '/reset-password', '/my/startups']) {
  reading(`${path} is nobody's search result`, async ({ request }) => {
    const found = await readDocument(await request.get(path));
    expect([found.status, found.meta('robots')]).toEqual([200, 'noindex']);
  });
}

for (const path of ['/no-such-page', '/startups/nobody', '/profile/999999999', '/startups/0']) {
  reading(`${path} answers 404 and stays out of search results`, async ({ request }) => {
    const found = await readDocument(await prerendered(request, path));
    expect([found.status, found.meta('robots')]).toEqual([404, 'noindex']);
    expect(found.title).toMatch(/The Venture Quest/);
  });
}

test('a former address and an id redirect to the current address', async ({ make, request }) => {
  const founder = await make.founder();
  const { startup } = founder;
  const slug = `${startup.slug}-new`;
  const renamed = await request.post(`/api/my/startups/${startup.id}`, {
    headers: headersOf(founder),
    multipart: { slug },
  });
  expect(renamed.status()).toBe(200);
  for (const former of [startup.slug, String(startup.id)]) {
    const answer = () => request.get(`/startups/${former}`, { maxRedirects: 0 });
    const where = (one: APIResponse) => [one.status(), one.headers().location];
    await expect
      .poll(async () => where(await answer()), RENDER_TIMEOUT)
      .toEqual([301, `/startups/${slug}`]);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing, a startup and an unknown address can be read', async ({
    page,
    expectInConsole,
  }) => {
    expectInConsole(/status of 404/);
    await openPrerendered(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Watch trailer' }).first()).toBeVisible();
    await expect(page.getByText('Submissions per country')).toBeVisible();

    await openPrerendered(page, '/startups/zrno');
    await expect(page.getByRole('heading', { level: 1, name: 'Zrno' })).toBeVisible();
    await expect(page.getByText('Teodora Ilić')).toBeVisible();

    await openPrerendered(page, '/no-such-page?from=mail');
    await expect(page).toHaveTitle('404 | The Venture Quest');
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(page.getByRole('link', { name: '← Go back home' })).toHaveAttribute('href', '/');
  });

  test('the answers of the FAQ can be read, and an address opens its question', async ({
    page,
  }) => {
    await openPrerendered(page, '/faq#equity');
    await expect(page.getByText('The programme receives 3% of the shares')).toBeVisible();
    const other = page.getByText('There is no fee.');
    await expect(other).toBeHidden();
    await page.getByText('What does it cost?').click();
    await expect(other).toBeVisible();
  });

  test('a form says that it cannot be sent', async ({ page }) => {
    const note = page.locator('noscript p'); // a search by text leaves out noscript
    for (const path of ['/contact', '/comingsoon']) {
      await openPrerendered(page, path);
      await expect(note).toBeVisible();
      await expect(note).toContainText('This form needs JavaScript.');
    }
  });

  test('a filtered list matches its address', async ({ page }) => {
    await openPrerendered(page, '/startups?search=zrno');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('searchbox')).toHaveValue('zrno');
  });
});

reading('sitemap, robots and feeds name public addresses only', async ({ request, baseURL }) => {
  const map = await (await request.get('/sitemap.xml')).text();
  const listed = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!);
  for (const { path, hidden } of PUBLIC_PAGES) {
    if (path.includes(':')) continue;
    expect([path, listed.includes(baseURL + path)]).toEqual([path, !hidden]);
  }
  expect(listed.some((address) => /login|\/my|account|apply/.test(address))).toBe(false);
  expect(map.match(/<lastmod>/g)).toHaveLength(listed.length);

  const robots = await (await request.get('/robots.txt')).text();
  for (const area of ['/my', '/account', '/invitation', '/reset-password', '/api']) {
    expect(robots).toContain(`Disallow: ${area}\n`);
  }
  // Public pages link to it. The page itself says noindex, so crawlers must be allowed to read it.
  expect(robots).not.toContain('/apply');
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const feed = await request.get('/startups/zrno/feed.xml');
  expect(feed.headers()['content-type']).toContain('application/atom+xml');
});
