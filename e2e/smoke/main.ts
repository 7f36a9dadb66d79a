import { json } from 'node:stream/consumers';
import { chromium } from '@playwright/test';

import { findBrowser } from '../browser/findBrowser';
import { launchOptions } from '../browser/launch';
import type { Trial } from './trial';
import { visitAll } from './visitAll';

/** How the process ends when there is no browser to try anything in. */
const NO_BROWSER = 3;

/**
 * Opens the pages of a release before anybody else does: a Trial as JSON on stdin, one entry
 * with its faults for each address on stdout. Started by the publish gate.
 */
async function main() {
  const trial = (await json(process.stdin)) as Trial;
  const found = await findBrowser(process.env);
  if (!found) {
    process.exitCode = NO_BROWSER;
    return;
  }
  const browser = await chromium.launch(launchOptions(found.path));
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
