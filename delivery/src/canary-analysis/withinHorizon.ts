import type { Block } from './evidence';

const { log, min, sqrt } = Math;

/** A canary that fails two points more often shall be found within so many loads of it. */
const HORIZON_LOADS = 2_000;
/** A random walk without drift exceeds this many of its final deviations in 5 of 1,000 runs: 2(1 - Φ). */
const CRITICAL_DEVIATIONS = 2.807;

/**
 * Whether a canary failed more often than the stable release beside it, at any look within its first
 * loads. Visits of one block differ in nothing but the release, so of its failures the canary has the share
 * it has of the visits. The bound falls with the loads (O'Brien and Fleming, 1979): what is small is left
 * until much is known, which finds nearly as much as a single look at the end. Pure: once found, it
 * stays found.
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
 * The signed root of the deviance of a binomial count: unlike its difference in deviations it keeps
 * the bound where failures are few.
 */
function deviations(count: number, of: number, expected: number): number {
  if (count <= expected) return 0;
  const rest = of - count;
  const deviance = count * log(count / expected) + (rest && rest * log(rest / (of - expected)));
  return sqrt(2 * deviance);
}
