import { expect, test } from '../support/test';

const SHARED = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router-dom',
  'styled-components',
  'shared-ui/core',
];

test('every document forbids foreign, inline and unchecked scripts', async ({ request }) => {
  for (const path of ['/', '/startups', '/my/startups', '/no-such-page']) {
    const headers = (await request.get(path)).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(headers['integrity-policy']).toContain('blocked-destinations=(script)');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-powered-by']).toBeUndefined();
  }
});

test('a visit over three remotes holds each shared library once', async ({
  page,
  make,
  signIn,
}) => {
  const founder = await make.founder();
  await signIn(founder);
  await page.goto('/startups');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const path of ['/my/startups', '/account/settings']) {
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }

  const loaded = await page.evaluate(() =>
    Object.keys((window as unknown as { __MFE__: { loaded: object } }).__MFE__.loaded),
  );
  expect(loaded.sort()).toEqual(['remote-account', 'remote-founder', 'remote-public']);
  const versions = await page.evaluate(() => {
    const { __SHARE__ } = (
      globalThis as unknown as {
        __FEDERATION__: {
          __SHARE__: Record<string, { default: Record<string, Record<string, unknown>> }>;
        };
      }
    ).__FEDERATION__;
    const [scope] = Object.values(__SHARE__);
    return Object.fromEntries(
      Object.entries(scope!.default).map(([key, found]) => [key, Object.keys(found).length]),
    );
  });
  expect(versions).toEqual(Object.fromEntries(SHARED.map((key) => [key, 1])));
});

for (const path of ['/', '/startups', '/startups/zrno']) {
  test(`${path} is drawn the same by the edge and by the browser`, async ({ page, request }) => {
    const html = await (await request.get(path)).text();
    await page.addInitScript(() => {
      const seen = { shift: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          seen.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');

    // Trusted Types forbid our pages to parse text; an empty page may.
    const empty = await page.context().newPage();
    const ahead = await empty.evaluate(
      (text) =>
        [...new DOMParser().parseFromString(text, 'text/html').querySelectorAll('main *')].map(
          (element) => `${element.tagName} ${element.getAttribute('class') ?? ''}`,
        ),
      html,
    );
    const here = await page.evaluate(() =>
      [...document.querySelectorAll('main *')].map(
        (element) => `${element.tagName} ${element.getAttribute('class') ?? ''}`,
      ),
    );
    expect(ahead.length).toBeGreaterThan(50);
    // The browser may add what only it knows (Log in, Sign Up), but changes nothing that was there.
    let next = 0;
    const changed = ahead.filter((line) => {
      const found = here.indexOf(line, next);
      next = found === -1 ? next : found + 1;
      return found === -1;
    });
    expect(changed).toEqual([]);
    const { shift } = await page.evaluate(
      () => (window as unknown as { seen: { shift: number } }).seen,
    );
    expect(shift).toBeLessThan(0.02);
  });
}
