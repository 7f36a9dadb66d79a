import { existsSync, readFileSync } from 'node:fs';

import type { Count } from './step';

/** What the reporter of the Jest preset leaves of a suite. */
interface Left extends Count {
  /** What Jest ended with. */
  code?: number;
  /** What Jest said of tests that were over and still worked. */
  late?: string[];
}

/**
 * What a Jest suite counted. Green on nothing is no green: a suite that left nothing, ran nothing or
 * ended with an error outside its tests counts as one failure.
 * @param file where its reporter wrote
 * @param wasEnded true when Jest was ended from outside after its last test, and so could not say how it ended
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
