import { expectFits } from '../support/axe';
import { interactive } from '../support/interactive';
import { loadedIn, moveTo } from '../support/moveTo';
import { expect, test } from '../support/test';

test('a guest goes from the landing to a startup, without a second page load', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const documents: string[] = [];
  const scripts: string[] = []; // of remotes
  page.on('request', (asked) => {
    if (asked.isNavigationRequest()) documents.push(new URL(asked.url()).pathname);
    if (/\/remote-.*\.js$/.test(asked.url())) scripts.push(new URL(asked.url()).pathname);
  });

  await test.step('When they open the landing page, then it shows the season', async () => {
    await page.goto('/');
    await expect(page).toHaveTitle('The Venture Quest | Welcome');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Season 2\s*in progress!/);
  });

  await test.step('When they open the startups, then twelve are shown, and twelve more on request', async () => {
    await interactive(page);
    await expect.poll(() => loadedIn(page)).toHaveProperty('remote-public');
    const { 'remote-public': id } = await loadedIn(page);
    const folder = `/releases/remote-public/${id}/`;
    const { preload } = await (await request.get(`${folder}release.json`)).json();
    const code = (preload['/startups'] as string[]).map((file) => folder + file).sort();
    const fetched = () => scripts.filter((path) => code.includes(path)).sort();
    const link = page.getByRole('link', { name: 'Check out the startups' }).first();
    await link.hover(); // hovering a link fetches the code of its page
    await expect.poll(fetched).toEqual(code);
    await link.click();
    await expect(page).toHaveURL('/startups');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Get to know the heroes of the show',
    );
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(12);
    expect(fetched()).toEqual(code); // and the code is not fetched again
    await page.getByRole('button', { name: 'Load More' }).click();
    await expect(cards).toHaveCount(24);
  });

  await test.step('When they search, then the address contains the search', async () => {
    await page.getByRole('searchbox').fill('zrno');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
    await expect(page).toHaveURL(/search=zrno/);
  });

  await test.step('When they open a startup, then its page is shown', async () => {
    await page.getByRole('link', { name: /Zrno/ }).click();
    await expect(page).toHaveURL('/startups/zrno');
    await expect(page.getByRole('heading', { level: 1, name: 'Zrno' })).toBeVisible();
  });

  await test.step('When they share it, then its address is copied', async () => {
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(page.url());
    await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  });

  await test.step('When they go back, then the search is still applied', async () => {
    await page.goBack();
    await expect(page.getByRole('searchbox')).toHaveValue('zrno');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
    expect(documents).toEqual(['/']);
  });
});

test('loading states fit the narrowest window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/about');
  await page.route('**/api/**', () => {}); // never responds
  for (const path of ['/startups', '/startups/adrivolt', '/profile/1']) {
    await moveTo(page, path);
    await expect(page.getByRole('main').getByText('Loading')).toBeAttached();
    await expectFits(page);
  }
});
