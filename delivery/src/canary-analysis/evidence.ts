/** How one release fared in a stretch of time; what one of these holds never changes another. */
export interface Arm {
  /** Documents that tried to load it. */
  visits: number;
  /** Of those, on which it failed to load, to render or while it ran. */
  failed: number;
  /** Logarithms of what was measured, by metric. */
  measured: Record<Metric, Sample>;
}

/** Count, mean and variance. */
export interface Sample {
  count: number;
  mean: number;
  variance: number;
}

/** Milliseconds, but for `cls`: thousandths. */
export const METRICS = ['interactive', 'lcp', 'inp', 'cls'] as const;
export type Metric = (typeof METRICS)[number];

/** Canary and stable release in the same stretch of time. */
export interface Block {
  canary: Arm;
  stable: Arm;
}
