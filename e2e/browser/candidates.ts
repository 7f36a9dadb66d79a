import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { chromium } from '@playwright/test';

import { launchOptions } from './launch';
import { PINNED_BROWSER } from './pinnedBrowser';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Places where a Chromium may be installed, best first: the requested one, the pinned one, Playwright's own, the
 * system's.
 * @param env its PINNED_CHROMIUM names another path for the pinned one, for tests that need it to be missing
 */
export function candidates(env: NodeJS.ProcessEnv): string[] {
  const folders = (env.PATH ?? '').split(delimiter);
  const system = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const own = chromium.executablePath();
  const pinned = env.PINNED_CHROMIUM ?? PINNED_BROWSER;
  return [env.CHROMIUM_PATH ?? '', pinned, own, ...system].filter(
    (path) => path && existsSync(path),
  );
}

/**
 * Starts the browser and opens a page, because a browser whose libraries are missing exists as a file but does not
 * start.
 * @returns its version; undefined when it does not start
 */
export async function versionOf(executablePath: string): Promise<string | undefined> {
  try {
    const browser = await chromium.launch({ ...launchOptions(executablePath), timeout: 30_000 });
    const page = await browser.newPage();
    await page.setContent('<h1>here</h1>');
    await browser.close();
    return browser.version();
  } catch (error) {
    console.error(`${executablePath} does not start: ${String(error).split('\n', 1)[0]}`);
    return undefined;
  }
}
