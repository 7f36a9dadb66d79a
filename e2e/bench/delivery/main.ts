import { availableParallelism } from 'node:os';
import { choosePort, siteUrl } from '../../support/environment';
import startProduct from '../../support/startProduct';
import { launchBrowser } from '../launchBrowser';
import { fallBackTimes } from './fallBackTimes';
import { publishTimes } from './publishTimes';

/** Measures the delivery on a product of its own. Prints one BenchReport to stdout. */
async function main() {
  choosePort();
  const baseURL = siteUrl();
  const browser = await launchBrowser();
  const stop = await startProduct();
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
