import { spawnSync } from 'node:child_process';

import type { BenchReport } from './report';

/**
 * Runs one suite in a child process.
 * @param entry prints one report to stdout
 * @throws Error with its end, when it did not finish measuring
 */
export function measure(entry: string): BenchReport {
  const { stdout, status, signal, error } = spawnSync(
    process.execPath,
    ['--import', 'tsx', entry],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      encoding: 'utf8',
    },
  );
  if (error) throw error;
  if (signal)
    throw new Error(`was ended by ${signal}, as by a system out of memory or a time limit`);
  if (status !== 0) throw new Error(`ended with code ${status}; its output above gives the reason`);
  if (stdout.trim() === '') throw new Error('ended without a report');
  return JSON.parse(stdout) as BenchReport;
}
