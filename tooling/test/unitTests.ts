import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ROOT } from 'server-kit/repository';
import { packagesOf } from '../packages';
import { type Count, exitCode, type Output, type Step } from './step';
import { readCount } from './suiteCount';
import { sum } from './table';
import { untilOver } from './untilOver';

/** How long Jest and lerna may take to exit after all suites have written their counts, in milliseconds. */
const END_TIMEOUT_MS = 300_000;

/** Packages with a Jest suite; Playwright runs e2e. */
export const SUITES = packagesOf(ROOT).filter((name) => name !== 'e2e');

/**
 * The Jest suites of all packages, each in its own process, through lerna. Unsorted: with sorting, lerna would not test
 * the dependents of a package that failed.
 */
export const unitTests: Step = {
  name: 'unit tests',
  run: (output) =>
    count(SUITES, output, [
      ...(['npx', 'lerna', 'run', 'test', '--concurrency', '2'] as const),
      '--no-bail',
      '--no-sort',
      '--stream',
    ]),
};

/** Tests of the api on the embedded database; the complete suite runs on a PostgreSQL server. */
export const embeddedTests: Step = {
  name: 'api on the embedded database',
  run: (output) => count(['api'], output, ['npm', 'run', 'test:embedded', '--workspace', 'api']),
};

/** Runs suites with one command and adds their counts. */
async function count(
  suites: string[],
  output: Output,
  command: [string, ...string[]],
): Promise<Count> {
  const results = mkdtempSync(join(tmpdir(), 'jest-results-'));
  const env = { JEST_RESULTS: results, NO_COLOR: '1' };
  const files = suites.map((suite) => join(results, `${suite}.json`));
  const over = untilOver(files, END_TIMEOUT_MS);
  const code = await exitCode(output, command, env, over.signal);
  over.stop();
  const wasEnded = over.signal.aborted;
  const total = sum(suites.map((suite, at) => readCount(suite, files[at]!, wasEnded)));
  rmSync(results, { recursive: true });
  if (wasEnded)
    console.warn(`${command.join(' ')} did not exit after its last test and was stopped.`);
  if (code === 0 || total.failed > 0 || wasEnded) return total;
  return { ...total, failed: 1, failures: [`${command.join(' ')} ended with ${code}`] };
}
