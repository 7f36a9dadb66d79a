import type { Block } from './evidence';

const { log, min, sqrt } = Math;

/** A canary that fails two points more often should be found within this number of its loads. */
const HORIZON_LOADS = 2_000;
/** A random walk without drift exceeds this many of its final deviations in 5 of 1,000 runs: 2(1 - Φ). */
const CRITICAL_DEVIATIONS = 2.807;

/**
 * Whether a canary failed more often than the stable release beside it, at any look within its first loads. Visits of
 * one block differ only in the release, so the canary's expected share of the block's failures is its share of the
 * visits. The bound falls with the loads (O'Brien and Fleming, 1979), so small effects are decided late; this finds
 * nearly as much as a single look at the end. Pure, and a positive result stays positive.
 */
export function failsWithinHorizon(blocks: readonly Block[]): boolean {
  let [loads, failed, others, expected] = [0, 0, 0, 0];
  for (const { canary, stable } of blocks) {
    if (loads >= HORIZON_LOADS) return false;
    if (canary.visits === 0 || stable.visits === 0) continue;
    loads += canary.visits;
    failed += canary.failed;
    others += stable.failed;
    const share = canary.visits / (canary.visits + stable.visits);
    expected += share * (canary.failed + stable.failed);
    const found = deviations(failed, failed + others, expected);
    if (found >= CRITICAL_DEVIATIONS / sqrt(min(1, loads / HORIZON_LOADS))) return true;
  }
  return false;
}

/**
 * The signed root of the deviance of a binomial count. Unlike the difference in standard deviations it keeps the bound
 * where failures are rare.
 */
function deviations(count: number, of: number, expected: number): number {
  if (count <= expected) return 0;
  const rest = of - count;
  const deviance = count * log(count / expected) + (rest && rest * log(rest / (of - expected)));
  return sqrt(2 * deviance);
}
