import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { chromium } from '@playwright/test';

/** Switches that every Chromium here is started with: quiet, alone, and working as root. */
export const SWITCHES = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Where a Chromium may already be, best first: asked for, Playwright's own, the system's. */
export function candidates(env: NodeJS.ProcessEnv): string[] {
  const folders = (env.PATH ?? '').split(delimiter);
  const system = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const own = chromium.executablePath();
  return [env.CHROMIUM_PATH ?? '', own, ...system].filter((path) => path && existsSync(path));
}

/** Starts the browser and opens a page: a file that is there but lacks its libraries does not. */
export async function works(executablePath: string): Promise<boolean> {
  try {
    const browser = await chromium.launch({ executablePath, args: SWITCHES, timeout: 30_000 });
    const page = await browser.newPage();
    await page.setContent('<h1>here</h1>');
    await browser.close();
    return true;
  } catch (error) {
    console.error(`${executablePath} does not start: ${String(error).split('\n', 1)[0]}`);
    return false;
  }
}
