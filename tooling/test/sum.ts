import type { Count } from './step';

/** The last line of `npm test`, read by CI. */
export function closingLine({ passed, failed }: Count): string {
  return `${passed} passed, ${failed} failed`;
}

/**
 * Adds the parts up. A suite that ran nothing counts as one failure: green on nothing is no green.
 * @param counts undefined for a suite that left no result
 */
export function sum(counts: (Count | undefined)[]): Count {
  return counts.reduce<Count>(
    (total, count) => {
      const ran = count !== undefined && count.passed + count.failed > 0;
      return {
        passed: total.passed + (count?.passed ?? 0),
        failed: total.failed + (ran ? count.failed : 1),
      };
    },
    { passed: 0, failed: 0 },
  );
}
