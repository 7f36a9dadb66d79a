import type { Result } from './runLanes';
import type { Count } from './step';

/** Duration and counts of each step, slowest first: shows what a faster run has to shorten. */
export function table(results: readonly Result[]): string {
  const rows = results
    .toSorted((one, other) => other.seconds - one.seconds)
    .map(({ name, seconds, processorSeconds, passed, failed }) => [
      name,
      `${seconds} s`,
      `${processorSeconds} s`,
      `${passed}`,
      `${failed}`,
    ]);
  const lines = [['step', 'took', 'processor', 'passed', 'failed'], ...rows];
  const width = Math.max(...lines.map(([name]) => name!.length));
  return lines
    .map(([name, ...figures]) => {
      const columns = figures.map((figure) => figure.padStart(11)).join('');
      return `${name!.padEnd(width)}${columns}`;
    })
    .join('\n');
}

/** The last line of `npm test`, which CI reads. */
export function closingLine({ passed, failed }: Count): string {
  return `${passed} passed, ${failed} failed`;
}

export function sum(counts: Count[]): Count {
  return {
    passed: counts.reduce((total, { passed }) => total + passed, 0),
    failed: counts.reduce((total, { failed }) => total + failed, 0),
    failures: counts.flatMap(({ failures }) => failures),
  };
}
