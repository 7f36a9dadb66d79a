import { json } from 'node:stream/consumers';
import { type Browser, chromium } from '@playwright/test';
import type { Trial } from 'contract/trial';

import { findBrowser } from '../browser/findBrowser';
import { launchOptions } from '../browser/launch';
import { visitAll } from './visitAll';

const NO_BROWSER_EXIT_CODE = 3;

/** A page uses one profile, so one renderer process is enough: none for the initial blank page, no spare one. */
const ONE_RENDERER = '--renderer-process-limit=1';

/**
 * Opens the pages of a release before any visitor does. Reads a Trial as JSON from stdin, and prints one entry with the
 * faults of each address to stdout. The publish checks start it.
 */
async function main() {
  const browser = await launch(); // the release under test starts at the same time
  if (!browser) {
    process.exitCode = NO_BROWSER_EXIT_CODE;
    return;
  }
  try {
    const trial = (await json(process.stdin)) as Trial;
    process.stdout.write(JSON.stringify(await visitAll(browser, trial)));
  } finally {
    await browser.close();
  }
}

async function launch(): Promise<Browser | undefined> {
  const found = await findBrowser(process.env);
  if (!found) return undefined;
  const options = launchOptions(found.path);
  const args = [...options.args, ONE_RENDERER];
  return chromium.launch({ ...options, args });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
