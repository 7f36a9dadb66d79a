import type { BrowserContext } from '@playwright/test';

import { productUnderTest } from './environment';
import { people } from './people';
import { test as base } from './test';

type Visitor = 'guest' | 'member';

/**
 * The suite's test for tests that only read: the guests of a worker share one browser context, and so does its member,
 * so later visits use the cache of the first one.
 */
export const test = base.extend<
  { visitor: Visitor },
  { visitors: Record<Visitor, BrowserContext> }
>({
  visitor: ['guest', { option: true }],
  visitors: [
    async ({ browser }, use) => {
      const baseURL = productUnderTest().url;
      const viewport = { width: 1440, height: 900 };
      const guest = await browser.newContext({ baseURL, viewport });
      const member = await browser.newContext({ baseURL, viewport });
      const { token } = await people(member.request).member();
      await member.addInitScript((value) => localStorage.setItem('ACCESS_TOKEN', value), token);
      await use({ guest, member });
      await Promise.all([guest.close(), member.close()]);
    },
    { scope: 'worker' },
  ],
  context: async ({ visitors, visitor }, use) => use(visitors[visitor]),
  page: async ({ context }, use) => {
    const page = await context.newPage();
    await use(page);
    await page.close();
  },
});
