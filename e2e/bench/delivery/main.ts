import { availableParallelism } from 'node:os';

import { chromium } from '@playwright/test';

import { candidates } from '../../browser/candidates';
import { launchOptions } from '../../browser/launch';
import { choosePort, siteUrl } from '../../support/environment';
import startProduct from '../../support/startProduct';
import { fallBackTimes } from './fallBackTimes';
import { publishTimes } from './publishTimes';

/** The delivery's figures, on a product of its own: one BenchReport on stdout. */
async function main() {
  choosePort();
  const baseURL = siteUrl();
  const stop = await startProduct();
  const [executablePath] = candidates(process.env);
  const browser = await chromium.launch(launchOptions(executablePath!));
  try {
    const figures = [...(await fallBackTimes(browser, baseURL)), ...(await publishTimes(baseURL))];
    const on = `${availableParallelism()} cores, Chromium ${browser.version()}; seconds`;
    console.log(JSON.stringify({ on, figures }));
  } finally {
    await browser.close();
    await stop();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
