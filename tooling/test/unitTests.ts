import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ROOT } from 'server-kit/repository';
import { packagesOf } from '../packages';
import { type Count, exitCode, type Output, type Step } from './step';
import { readCount } from './suiteCount';
import { sum } from './sum';
import { untilOver } from './untilOver';

/** How long Jest and lerna may take to end when all suites have left their counts, milliseconds. */
const END_TIMEOUT_MS = 300_000;

/** Packages whose Jest suite must run; e2e is run by Playwright. */
export const SUITES = packagesOf(ROOT).filter((name) => name !== 'e2e');

/**
 * The Jest suite of every package, each in its own process, through lerna. Unsorted: with sorting, a
 * package that fails keeps those that use it from being tested at all.
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

/** What the api does on the embedded database: its suite runs on a PostgreSQL server. */
export const embeddedTests: Step = {
  name: 'api on the embedded database',
  run: (output) => count(['api'], output, ['npm', 'run', 'test:embedded', '--workspace', 'api']),
};

/** Runs suites by one command and adds up what each of them counted. */
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
    console.warn(`${command.join(' ')} did not end after its last test, and was ended.`);
  if (code === 0 || total.failed > 0 || wasEnded) return total;
  return { ...total, failed: 1, failures: [`${command.join(' ')} ended with ${code}`] };
}
