import { runPlaywright } from '../test/browserTests';
import { type Failure, failuresOf } from '../test/playwrightReport';
import { outputTo, stopOnSignals } from '../test/step';
import { flakyTable } from './flakyTable';
import { keepBusy } from './keepBusy';
import { readRequest } from './readRequest';

/**
 * `npm run test:flaky -- 20 [--busy] [--trace] [file …]`: runs the browser tests that often, each time against a new
 * product, and prints which tests failed how often. Releases are built once; each start publishes them.
 */
async function main() {
  const { runs, busy, trace, files } = readRequest(process.argv.slice(2));
  stopOnSignals();
  const rest = busy ? keepBusy(2) : () => {};
  const failures: Failure[][] = [];
  try {
    for (let run = 1; run <= runs; run += 1) {
      console.log(`\n# run ${run} of ${runs}`);
      // One folder per run, because Playwright empties its output folder.
      const env = { E2E_OUTPUT: `test-results/run-${run}`, ...(trace && { E2E_TRACE: '1' }) };
      const { report } = await runPlaywright(outputTo('inherit'), files, env);
      if (!report) throw new Error('Playwright did not start. Its output above gives the reason.');
      failures.push(failuresOf(report));
    }
  } finally {
    rest();
    if (failures.length > 0) console.log(`\n${flakyTable(failures)}`);
  }
  process.exitCode = failures.some((failed) => failed.length > 0) ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
