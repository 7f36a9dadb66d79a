import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { countOf, type PlaywrightReport, secondTries } from './playwrightReport';
import { exitCode, type Step } from './step';

const COMMAND = ['npx', 'playwright', 'test', '--config', 'e2e/playwright.config.ts'] as const;

/** The journeys of e2e, in a real browser against the built product. */
export const browserTests: Step = {
  name: 'browser tests',
  async run(output) {
    const folder = mkdtempSync(join(tmpdir(), 'e2e-results-'));
    const file = join(folder, 'report.json');
    const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file, FORCE_COLOR: '0' };
    const code = await exitCode(output, COMMAND, env);
    try {
      if (!existsSync(file)) return { passed: 0, failed: 1 }; // it has said why
      const report = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
      for (const title of secondTries(report)) console.log(`# passed at its second try: ${title}`);
      const { passed, failed } = countOf(report);
      return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};
