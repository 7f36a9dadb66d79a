import { json } from 'node:stream/consumers';
import { chromium } from '@playwright/test';

import { findBrowser } from '../browser/findBrowser';
import { launchOptions } from '../browser/launch';
import type { Trial } from './trial';
import { visitAll } from './visitAll';

/** How the process ends when there is no browser to try anything in. */
const NO_BROWSER = 3;

/** A profile has one page, so one process will do: none for the blank page before, none in reserve. */
const ONE_PROCESS = '--renderer-process-limit=1';

/**
 * Opens the pages of a release before anybody else does: a Trial as JSON on stdin, one entry
 * with its faults for each address on stdout. Started by the publish checks.
 */
async function main() {
  const trial = (await json(process.stdin)) as Trial;
  const found = await findBrowser(process.env);
  if (!found) {
    process.exitCode = NO_BROWSER;
    return;
  }
  const options = launchOptions(found.path);
  const args = [...options.args, ONE_PROCESS];
  const browser = await chromium.launch({ ...options, args });
  try {
    process.stdout.write(JSON.stringify(await visitAll(browser, trial)));
  } finally {
    await browser.close();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
