import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Count, exitCode, type Step } from './step';
import { sum } from './sum';

/** Packages whose Jest suite must run; e2e is run by Playwright. */
export const SUITES = [
  'tooling',
  'shared-ui',
  'shell',
  'remote-public',
  'remote-account',
  'remote-founder',
  'remote-mentor',
  'api',
  'delivery',
];

/** The Jest suite of every package, each in its own process, through lerna. */
export const unitTests: Step = {
  name: 'unit tests',
  async run() {
    const results = mkdtempSync(join(tmpdir(), 'jest-results-'));
    const code = await exitCode(
      'npx',
      ['lerna', 'run', 'test', '--concurrency', '2', '--no-bail', '--stream', '--skip-nx-cache'],
      {
        JEST_RESULTS: results,
        NX_DAEMON: 'false',
        FORCE_COLOR: '0',
      },
    );
    const counts = SUITES.map((suite) => readCount(join(results, `${suite}.json`)));
    rmSync(results, { recursive: true });
    const total = sum(counts);
    // A suite can fail outside its tests: a file that does not load, a worker that dies.
    return code !== 0 && total.failed === 0 ? { ...total, failed: 1 } : total;
  },
};

const readCount = (file: string): Count | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Count) : undefined;
