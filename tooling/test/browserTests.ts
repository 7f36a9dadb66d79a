import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { countOf, type PlaywrightReport } from './playwrightReport';
import { exitCode, type Output, type Step } from './step';

const COMMAND = ['npx', 'playwright', 'test', '--config'] as const;

/** The journeys of e2e, in a real browser against the built product. */
export const browserTests: Step = {
  name: 'browser tests',
  async run(output) {
    const { code, report } = await runPlaywright(output);
    const ended = `Playwright ended with ${code}`;
    if (!report) return { passed: 0, failed: 1, failures: [ended] }; // the command has printed the reason
    const count = countOf(report);
    if (code === 0 || count.failed > 0) return count;
    return { ...count, failed: 1, failures: [`no test failed, but ${ended}`] };
  },
};

/**
 * Runs journeys, or drills, against a new product.
 * @param files parts of file names; all journeys when empty
 * @returns no report when Playwright could not start
 */
export async function runPlaywright(
  output: Output,
  files: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
  kind: 'playwright' | 'drills' = 'playwright',
): Promise<{ code: number; report?: PlaywrightReport }> {
  const folder = mkdtempSync(join(tmpdir(), 'e2e-results-'));
  const file = join(folder, 'report.json');
  try {
    const code = await exitCode(output, [...COMMAND, `e2e/${kind}.config.ts`, ...files], {
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      FORCE_COLOR: '0',
      ...env,
    });
    if (!existsSync(file)) return { code };
    return { code, report: JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
