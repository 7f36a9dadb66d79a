import type { Figure } from './figure';

interface Measured {
  /** What was measured on. */
  on: string;
  figures: Figure[];
}

/** Measures and prints figures as JSON; tooling/bench makes a table of them. */
export function printFigures(measure: () => Promise<Measured>): void {
  measure().then(
    (measured) => void process.stdout.write(`${JSON.stringify(measured)}\n`),
    (error: unknown) => {
      console.error(error);
      process.exitCode = 1;
    },
  );
}
