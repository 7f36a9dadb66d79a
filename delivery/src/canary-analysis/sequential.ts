import type { EvidenceArm } from 'contract/wire/releaseEvidence.contract';

import { type Block, METRICS, type Metric, type Sample } from './evidence';
import { failsWithinHorizon } from './withinHorizon';

const { exp, log } = Math;

/**
 * Probability, over all looks together, that a canary as good as the stable release is withdrawn: less than one in a
 * hundred. 0.005 are for failures within the first loads (withinHorizon.ts), 0.002 for failures at any time, and the
 * metrics share 0.002.
 */
const FAILURES_ALPHA = 0.002;
const METRIC_ALPHA = 0.002 / METRICS.length;

/** A canary is cleared at this likelihood ratio of "fails two points more often" to "is as good". */
const CLEARED_RATIO = 0.05;
/** With fewer visits the failure rate of the stable release is unknown. */
const MIN_STABLE_VISITS = 100;

/** Increases of the failure rate that the test must detect, with their weights in the mixture. */
const FAILURE_EFFECTS: readonly (readonly [points: number, weight: number])[] = [
  [0.02, 0.8],
  [0.1, 0.15],
  [0.5, 0.05],
];

/** Changes that the test must detect, in the metric's unit. */
const METRIC_EFFECTS: Record<Metric, number> = { interactive: 300, lcp: 300, inp: 100, cls: 50 };

/** With fewer samples on either side the mean is not used. */
const MIN_SAMPLE = 50;

/** The result for the evidence so far. */
export interface CanaryVerdict {
  /** The measurement that it is withdrawn for. */
  worseIn?: 'failures' | Metric;
  /** True when a canary that fails two points more often would have been noticed by now. */
  cleared: boolean;
  canary: Trials;
  stable: Trials;
}

type Trials = Pick<EvidenceArm, 'visits' | 'failed'>;

/** One visit in a hundred fails. */
const PRIOR: Trials = { visits: 100, failed: 1 };

/**
 * Compares a canary with the stable release by the reports of browsers in the same periods. It may run after every
 * visit, because the probability of a wrong withdrawal is bounded over all looks together (docs/decisions/043). Pure:
 * the same blocks give the same result.
 */
export function analyzeCanary(blocks: readonly Block[]): CanaryVerdict {
  const slower = METRICS.find(
    (metric) => slownessEvidence(metric, blocks) >= log(1 / METRIC_ALPHA),
  );
  const isFailing =
    failureEvidence(blocks) >= log(1 / FAILURES_ALPHA) || failsWithinHorizon(blocks);
  const worseIn = isFailing ? 'failures' : slower;
  const sum = (arm: 'canary' | 'stable') => ({
    visits: blocks.reduce((all, block) => all + block[arm].visits, 0),
    failed: blocks.reduce((all, block) => all + block[arm].failed, 0),
  });
  const [canary, stable] = [sum('canary'), sum('stable')];
  return {
    ...(worseIn && { worseIn }),
    cleared: !worseIn && isCleared(canary, stable),
    canary,
    stable,
  };
}

/**
 * Log likelihood ratios of 'fails more often by so many points' to 'both fail equally often'. Per block it is the
 * e-variable of Turner, Ly and Grünwald (2021) for two proportions, with the stable release's rate taken from earlier
 * blocks alone.
 */
function failureEvidence(blocks: readonly Block[]): number {
  let { visits, failed } = PRIOR;
  const logs = FAILURE_EFFECTS.map(() => 0);
  for (const { canary, stable } of blocks) {
    const usual = failed / visits;
    FAILURE_EFFECTS.forEach(([points], index) => {
      const worse = Math.min(0.99, usual + points);
      const all = canary.visits + stable.visits;
      const alike = all && (worse * canary.visits + usual * stable.visits) / all;
      logs[index]! += logRatio(canary, worse, alike) + logRatio(stable, usual, alike);
    });
    visits += stable.visits;
    failed += stable.failed;
  }
  return logSum(logs.map((one, index) => one + log(FAILURE_EFFECTS[index]![1])));
}

/** The classic sequential test of the opposite question: is the canary not worse? */
function isCleared(canary: Trials, stable: Trials): boolean {
  if (stable.visits < MIN_STABLE_VISITS) return false;
  const usual = (stable.failed + PRIOR.failed) / (stable.visits + PRIOR.visits);
  const worse = Math.min(0.99, usual + FAILURE_EFFECTS[0]![0]);
  return logRatio(canary, worse, usual) <= log(CLEARED_RATIO);
}

const logRatio = ({ visits, failed }: Trials, rate: number, alike: number) =>
  visits && failed * log(rate / alike) + (visits - failed) * log((1 - rate) / (1 - alike));

/** The same for 'slower by so much' against 'not slower', with means of logarithms. */
function slownessEvidence(metric: Metric, blocks: readonly Block[]): number {
  const canary = pool(blocks.map((block) => block.canary.measured[metric]));
  const stable = pool(blocks.map((block) => block.stable.measured[metric]));
  if (canary.count < MIN_SAMPLE || stable.count < MIN_SAMPLE) return 0;
  const usual = exp(stable.mean);
  const shift = log((usual + METRIC_EFFECTS[metric]) / usual);
  const noise = canary.variance / canary.count + stable.variance / stable.count;
  if (noise === 0) return 0;
  return ((canary.mean - stable.mean) * shift - (shift * shift) / 2) / noise;
}

function pool(samples: readonly Sample[]): Sample {
  const count = samples.reduce((sum, one) => sum + one.count, 0);
  if (count === 0) return { count, mean: 0, variance: 0 };
  const mean = samples.reduce((sum, one) => sum + one.count * one.mean, 0) / count;
  const spread = samples.reduce(
    (sum, one) => sum + one.count * (one.variance + (one.mean - mean) ** 2),
    0,
  );
  return { count, mean, variance: spread / count };
}

function logSum(logs: readonly number[]): number {
  const most = Math.max(...logs);
  return most + log(logs.reduce((sum, one) => sum + exp(one - most), 0));
}
