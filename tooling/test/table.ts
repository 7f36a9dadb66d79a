import type { Result } from './runLanes';

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
