import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { exitCode, type Step } from './step';

/** The part of Playwright's JSON report that is read here. */
interface Report {
  stats: { expected: number; unexpected: number; flaky: number };
}

/** The journeys of e2e, in a real browser against the built product. A flaky test has failed. */
export const browserTests: Step = {
  name: 'browser tests',
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'e2e-results-'));
    const file = join(folder, 'report.json');
    const code = await exitCode(
      'npx',
      ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
      {
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
        FORCE_COLOR: '0',
      },
    );
    try {
      const { stats } = JSON.parse(readFileSync(file, 'utf8')) as Report;
      const failed = stats.unexpected + stats.flaky;
      return { passed: stats.expected, failed: code !== 0 && failed === 0 ? 1 : failed };
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};
