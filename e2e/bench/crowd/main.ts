import { availableParallelism } from 'node:os';

import { choosePort, rounds, siteUrl } from '../../support/environment';
import { startWith } from '../../support/startProduct';
import { crowd } from './crowd';

/**
 * Simulates an event hall behind one IP address, in real time and through the edge. Prints one BenchReport to stdout.
 */
async function main() {
  choosePort();
  const minutes = rounds('CROWD_MINUTES', 5);
  const stop = await startWith({ RATE_LIMITS: 'on' });
  try {
    const figures = await crowd(siteUrl(), minutes);
    console.log(JSON.stringify({ on: `${availableParallelism()} cores`, figures }));
  } finally {
    await stop();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
