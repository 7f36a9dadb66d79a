import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { defineConfig } from '@playwright/test';

import { launchOptions } from './browser/launch';
import { choosePort, siteUrl } from './support/environment';

/** Workers read this file again, so the environment keeps the first choice. */
if (!process.env.CHROMIUM_VERSION) {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(__dirname, 'browser/ensure.ts')],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (status !== 0) process.exit(1); // the build has printed the reason
  [process.env.CHROMIUM_PATH, process.env.CHROMIUM_VERSION] = stdout.split('\n');
}
// Journeys and product use the same date on every machine.
process.env.TZ = 'UTC';
// No test may depend on the machine's load, so the edge gets enough time to render. With the default limits a good
// release would seem to hang, and the edge would skip it for five minutes.
process.env.RENDER_LIMIT_MS ||= '15000';
choosePort();

export default defineConfig({
  testDir: './journeys',
  globalSetup: './support/startProduct.ts',
  outputDir: join('..', process.env.E2E_OUTPUT || 'test-results'),
  workers: 3, // two cores: journeys mostly wait
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0, // docs/decisions/020
  timeout: 1_800_000, // ends hanging tests: some build remotes, and a busy machine is ten times slower
  expect: { timeout: 120_000 }, // a busy machine may show content late
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  use: {
    baseURL: siteUrl(),
    // A trace makes each test cost 40 % more CPU: `npm run test:flaky -- 5 --trace`.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 120_000, // what does not appear within this time never does
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: process.env.TZ,
    launchOptions: launchOptions(process.env.CHROMIUM_PATH!),
  },
});
