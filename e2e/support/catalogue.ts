import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from 'server-kit/repository';
import { catalogue } from 'tooling/webpack';
import webpack from 'webpack';

const FOLDER = join(ROOT, 'e2e/dist/catalogue');
const ORIGIN = 'http://catalogue.localhost';

/** The day of the stories, so that relative times stay the same. */
const NOW = Date.UTC(2025, 2, 14, 12);

/** Builds the catalogue of shared-ui. */
export function buildCatalogue(): Promise<void> {
  return new Promise((resolve, reject) => {
    webpack(catalogue(join(ROOT, 'shared-ui'), FOLDER), (error, stats) => {
      if (error || !stats || stats.hasErrors()) reject(error ?? new Error(stats?.toString()));
      else resolve();
    });
  });
}

/** Serves the catalogue to a page from files, without a server. */
export async function useCatalogue(page: Page): Promise<void> {
  await page.addInitScript(fixDate, NOW);
  await page.context().route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: join(FOLDER, pathname === '/' ? 'index.html' : pathname) });
  });
}

/** Opens one address of the catalogue: its list, a sheet on a surface, or a story with a page of its own. */
export async function openCatalogue(page: Page, address = '#'): Promise<void> {
  await page.goto(`${ORIGIN}/${address}`);
  await page.locator(`[data-address="${address.slice(1)}"]`).waitFor({ state: 'attached' });
}

/** The links of the catalogue's list. */
export async function listCatalogue(page: Page): Promise<{ sheets: string[]; stories: string[] }> {
  await openCatalogue(page);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const links = await page
    .getByRole('link')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href')!));
  return {
    sheets: links.filter((link) => link.startsWith('#sheet=')),
    stories: links.filter((link) => link.startsWith('#story=')),
  };
}

/** Runs in the page. Fixes the date; frames and timers use the browser's real clock. */
function fixDate(now: number): void {
  window.Date = class extends Date {
    constructor(...parts: []) {
      super(...((parts.length > 0 ? parts : [now]) as []));
    }
    static override now = () => now;
  } as DateConstructor;
}
