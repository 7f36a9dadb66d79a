import type { Failure } from '../test/playwrightReport';

/**
 * The summary of `npm run test:flaky`: the failed tests, most frequent first, each with its errors.
 * @param runs the failures of each run
 */
export function flakyTable(runs: readonly (readonly Failure[])[]): string {
  const errorsOf = new Map<string, string[]>();
  for (const { title, error } of runs.flat()) {
    errorsOf.set(title, [...(errorsOf.get(title) ?? []), error]);
  }
  const times = runs.length === 1 ? '1 run' : `${runs.length} runs`;
  if (errorsOf.size === 0) return `Nothing failed in ${times}.`;
  const worst = [...errorsOf].sort(([, a], [, b]) => b.length - a.length);
  const rows = worst.flatMap(([title, errors]) => [
    `${`${errors.length} of ${runs.length}`.padStart(9)}  ${title}`,
    ...[...new Set(errors)].map((error) => `           ${error}`),
  ]);
  const failed = runs.filter((failures) => failures.length > 0).length;
  return [`${failed} of ${times} failed:`, ...rows].join('\n');
}
