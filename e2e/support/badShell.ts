import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';

import { integrityOf } from './mockRelease';
import type { StoreCopy } from './storeCopy';

export const SHELL_SCRIPTS = '**/releases/shell/**/*.js';

/** Puts code before the first script of a shell in a store, sealed like what was published. */
export function runFirst(store: StoreCopy, id: string, code: string): void {
  const folder = join(store.url, 'releases/shell', id);
  const path = join(folder, 'release.json');
  const release = JSON.parse(readFileSync(path, 'utf8')) as Described;
  const script = release.initial[0]!;
  const text = `${code};${readFileSync(join(folder, script), 'utf8')}`;
  for (const file of readdirSync(folder)) if (file.startsWith(script)) rmSync(join(folder, file));
  writeFileSync(join(folder, script), text);
  release.files[script] = { integrity: integrityOf(text), bytes: text.length };
  writeFileSync(path, JSON.stringify(release));
}

interface Described {
  initial: string[];
  files: Record<string, { integrity: string; bytes: number }>;
}

/** What is on a page only when the shell has started: a field of the sign-in, or a guest's way there. */
export function frameOf(page: Page): Locator {
  const password = page.getByLabel('Password', { exact: true });
  return password.or(page.getByRole('link', { name: 'Log in' })).first();
}

/** How often the page's document was asked for. */
export function documentsOf(page: Page): { count: number } {
  const documents = { count: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.count += 1;
  });
  return documents;
}

/** A line on which the shell's scripts are under way until they are let through. */
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
    await route.fallback().catch(() => {}); // its page may be gone
  });
  return { held: pending, asked, release };
}
