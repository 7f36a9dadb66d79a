/** One line of a BenchReport. */
export interface Figure {
  name: string;
  value: number;
  goal?: string;
}

/** Duration of some work, in seconds. */
export async function seconds(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return (performance.now() - from) / 1000;
}

/** The median of some values. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
