/**
 * The Kolmogorov-Smirnov test.
 * @returns the probability that two series that differ this much have one distribution, 0 to 1
 */
export function sameSource(one: number[], other: number[]): number {
  const size = (one.length * other.length) / (one.length + other.length);
  const lambda = (Math.sqrt(size) + 0.12 + 0.11 / Math.sqrt(size)) * distance(one, other);
  if (lambda < 0.2) return 1;
  let sum = 0;
  for (let k = 1; k <= 100; k += 1) sum += (k % 2 ? 2 : -2) * Math.exp(-2 * (k * lambda) ** 2);
  return Math.min(1, Math.max(0, sum));
}

/** The largest difference between the empirical distributions of both. */
function distance(one: number[], other: number[]): number {
  const share = (all: number[], value: number) =>
    all.filter((item) => item <= value).length / all.length;
  return Math.max(
    ...[...one, ...other].map((value) => Math.abs(share(one, value) - share(other, value))),
  );
}
