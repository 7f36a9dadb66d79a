/** The measurements of one suite. Every value is a ratio within one run unless its name contains a unit. */
export interface BenchReport {
  /** What was measured on: the database, the browser. */
  on: string;
  figures: { name: string; value: number; goal?: string; command?: string }[];
}

/** One line per figure with its goal, and the command that measures this suite alone. */
export function table(suite: string, { on, figures }: BenchReport): string {
  const width = Math.max(...figures.map(({ name }) => name.length));
  const rows = figures.map(({ name, value, goal = 'no goal', command = '' }) =>
    `${name.padEnd(width)}  ${value.toFixed(2).padStart(8)}  ${goal.padEnd(8)}  ${command}`.trimEnd(),
  );
  return [`${suite}, on ${on}`, ...rows].join('\n');
}
