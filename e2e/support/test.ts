import { writeFileSync } from 'node:fs';

import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import type { StaffScope } from 'contract/wire/staff.contract';

import { declaredFieldsOnly } from './declaredFieldsOnly';
import { type Member, people } from './people';
import { FIRST_VISIT } from './staffPages';
import { type Traffic, watchTraffic } from './traffic';

export interface Fixtures {
  expected: RegExp[];
  /** Requests and console messages of the tabs; a failed test saves them as `console.txt`. */
  traffic: Traffic;
  /** Creates people and startups that belong to this test. */
  make: ReturnType<typeof people>;
  /** Stores a member's token where signing in would have stored it. */
  signIn(member: Member, context?: BrowserContext): Promise<void>;
  /** Signs in a new member of staff and returns them. Allows the console message of their first visit. */
  signInAsStaff(...scopes: StaffScope[]): Promise<Member>;
  /** A page of another browser context in which a member is signed in. */
  openBeside(member: Member, options?: BrowserContextOptions): Promise<Page>;
  /** Opens a page as a new member, and returns the member. */
  openAsMember(path: string): Promise<Member>;
  /** All errors in the page's console; a test with any of them fails. */
  consoleErrors: string[];
  /** Allows console errors that this test causes: the browser itself logs refused requests. */
  expectInConsole(pattern: RegExp): void;
}

/** The suite's test: people of its own, signed in through the api, and a console without errors. */
export const test = base.extend<Fixtures>({
  // A new connection for each call, because a kept-alive one may be closed just when it is used again.
  request: async ({ playwright, baseURL }, use) => {
    const extraHTTPHeaders = { connection: 'close' };
    const request = await playwright.request.newContext({ baseURL, extraHTTPHeaders });
    await use(request);
    await request.dispose();
  },

  make: async ({ request }, use) => use(people(request)),

  signIn: async ({ context }, use) => {
    await use(async ({ token }, into = context) => {
      await into.addInitScript((value) => {
        // Only once per tab, so that signing out inside the test lasts.
        if (sessionStorage.getItem('e2e-signed-in')) return;
        sessionStorage.setItem('e2e-signed-in', '1');
        localStorage.setItem('ACCESS_TOKEN', value);
      }, token);
    });
  },

  signInAsStaff: async ({ make, signIn, expectInConsole }, use) => {
    await use(async (...scopes) => {
      expectInConsole(FIRST_VISIT);
      const member = await make.staffWith(...scopes);
      await signIn(member);
      return member;
    });
  },

  openBeside: async ({ browser, signIn }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (member, options) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      await signIn(member, context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },

  openAsMember: async ({ page, make, signIn }, use) => {
    await use(async (path) => {
      const member = await make.member();
      await signIn(member);
      await page.goto(path);
      return member;
    });
  },

  traffic: [
    async ({ context }, use, info) => {
      const traffic = watchTraffic(context);
      await declaredFieldsOnly(context);
      await use(traffic);
      traffic.stop();
      if (info.status === info.expectedStatus) return;
      const path = info.outputPath('console.txt');
      writeFileSync(path, traffic.lines.join('\n'));
      info.attachments.push({ name: 'console', path, contentType: 'text/plain' });
    },
    { auto: true },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
  expected: async ({}, use) => use([]),

  expectInConsole: async ({ expected }, use) => {
    await use((pattern) => expected.push(pattern));
  },

  consoleErrors: [
    async ({ page, expected, traffic: _watchedFirst }, use) => {
      const errors: string[] = [];
      page.on('console', (line) => {
        if (line.type() === 'error') errors.push(`${line.text()} ${line.location().url}`);
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      await use(errors);
      const isExpected = (line: string) => expected.some((pattern) => pattern.test(line));
      expect(errors.filter((line) => !isExpected(line))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
