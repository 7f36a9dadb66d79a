import { existsSync, readFileSync } from 'node:fs';

import type { Count } from './step';

/** The counts that the reporter of the Jest preset writes. */
interface Left extends Count {
  code?: number;
  /** Jest's messages about tests that worked after their end. */
  late?: string[];
}

/**
 * The counts of a Jest suite. A suite without results, without tests, or with an error outside its tests counts as one
 * failure.
 * @param file written by its reporter
 * @param wasEnded true when Jest was killed after its last test and could not report an exit code
 */
export function readCount(suite: string, file: string, wasEnded = false): Count {
  const left = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Left) : undefined;
  const passed = left?.passed ?? 0;
  if (left && left.failed > 0) {
    const failures = left.failures.map((failure) => `${suite}: ${failure}`);
    return { passed, failed: left.failed, failures };
  }
  const fault = faultOutsideTests(left, wasEnded);
  if (fault === undefined) return { passed, failed: 0, failures: [] };
  return { passed, failed: 1, failures: [`${suite}: ${fault}`] };
}

function faultOutsideTests(left: Left | undefined, wasEnded: boolean): string | undefined {
  if (!left) return 'left no result';
  if (left.passed === 0) return 'ran nothing';
  if (wasEnded && left.code === undefined) return undefined;
  if (left.code !== 0)
    return [
      'no test failed, but Jest ended with',
      left.code ?? 'a signal',
      ...(left.late ?? []),
    ].join(' ');
  return undefined;
}
