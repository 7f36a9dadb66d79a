import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from 'server-kit/repository';
import { catalogue } from 'tooling/webpack';
import webpack from 'webpack';

const FOLDER = join(ROOT, 'e2e/dist/catalogue');
const ORIGIN = 'http://catalogue.localhost';

/** The day of the stories: what says how long ago something was says the same each time. */
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

/** Lets a page see the catalogue, from files: nothing listens anywhere. */
export async function useCatalogue(page: Page): Promise<void> {
  await page.addInitScript(fixDate, NOW);
  await page.context().route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: join(FOLDER, pathname === '/' ? 'index.html' : pathname) });
  });
}

/** One address of the catalogue: its list, a sheet on a surface, or a story that has a page for itself. */
export async function openCatalogue(page: Page, address = '#'): Promise<void> {
  await page.goto(`${ORIGIN}/${address}`);
  await page.locator(`[data-address="${address.slice(1)}"]`).waitFor({ state: 'attached' });
}

/** What its list leads to. */
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

/** Runs in the page. Frames and timers go on by the browser's own clock. */
function fixDate(now: number): void {
  window.Date = class extends Date {
    constructor(...parts: []) {
      super(...((parts.length > 0 ? parts : [now]) as []));
    }
    static override now = () => now;
  } as DateConstructor;
}
