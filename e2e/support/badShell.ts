import { join } from 'node:path';

import type { Locator, Page } from '@playwright/test';

import { editRelease, runFirst } from './editRelease';
import type { StoreCopy } from './storeCopy';

export const SHELL_SCRIPTS = '**/releases/shell/**/*.js';

/** Puts code before the first script of a shell in a store, and seals the release again. */
export function breakShell(store: StoreCopy, id: string, code: string): void {
  const folder = join(store.url, 'releases/shell', id);
  editRelease(folder, (release) => runFirst(folder, release, release.initial[0]!, code));
}

/** An element that exists only after the shell has started: a field of the sign-in, or a guest's link to it. */
export function frameOf(page: Page): Locator {
  const password = page.getByLabel('Password', { exact: true });
  return password.or(page.getByRole('link', { name: 'Log in' })).first();
}

/** The number of requests of the page's document. */
export function documentsOf(page: Page): { count: number } {
  const documents = { count: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.count += 1;
  });
  return documents;
}

/** Holds the shell's scripts back until they are released. */
export function holdScripts(page: Page) {
  let release = () => {};
  let tell = () => {};
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const pending = page.route(SHELL_SCRIPTS, async (route) => {
    tell();
    await until;
    await route.fallback().catch(() => {}); // the page may be closed
  });
  return { held: pending, asked, release };
}
