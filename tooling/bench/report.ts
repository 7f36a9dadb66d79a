/** What one suite measured. Every value is a ratio of one run unless its name says a unit. */
export interface BenchReport {
  /** What was measured on: the database, the browser. */
  on: string;
  figures: { name: string; value: number; goal?: string }[];
}

/** The figures beside their goals, one a line. */
export function table(suite: string, { on, figures }: BenchReport): string {
  const width = Math.max(...figures.map(({ name }) => name.length));
  const rows = figures.map(
    ({ name, value, goal }) =>
      `${name.padEnd(width)}  ${value.toFixed(2).padStart(7)}  ${goal ?? 'no goal'}`,
  );
  return [`${suite}, on ${on}`, ...rows].join('\n');
}
