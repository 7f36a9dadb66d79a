import { logIn } from '../support/logIn';
import { moveTo } from '../support/moveTo';
import { addressOf, PUBLIC_PAGES } from '../support/publicPages';
import { expect, test } from '../support/test';

/** Simulates Chromium with site data blocked: any access to a storage throws. */
test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    const forbid = (owner: object, name: string) =>
      Object.defineProperty(owner, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      forbid(window, name);
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
  }),
);

test('every public page works in a browser without storage', async ({ page, request }) => {
  for (const { path } of PUBLIC_PAGES) {
    await test.step(path, async () => {
      await page.goto(await addressOf(path, request));
      await page.mouse.move(1, 1);
      await page.mouse.move(2, 2); // with deferred hydration a page hydrates at the first interaction
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('We lost the picture')).toBeHidden();
    });
  }
});

test('without storage a member stays signed in until the page is closed', async ({
  page,
  make,
}) => {
  const member = await make.member();
  await page.goto('/login');
  await logIn(page, member);
  await expect(page).toHaveURL('/startups');
  await expect(page.getByRole('button', { name: /^Account of/ }).first()).toBeVisible();
  await moveTo(page, '/account/credentials');
  await expect(page.getByText(member.email).first()).toBeVisible();
});
