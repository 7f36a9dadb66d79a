import type { EvidenceArm } from 'contract/wire/releaseEvidence.contract';

import { type Block, METRICS, type Metric, type Sample } from '../canary-analysis/evidence';
import { analyzeCanary } from '../canary-analysis/sequential';

/** Looked up once: in Jest each access to a global leaves the test's context. */
const { cos, exp, imul, log, min, PI, round, sqrt } = Math;

/** The parameters of a simulated site. */
export interface Site {
  /** Share of visitors who get the canary. */
  share: number;
  /** Share of the stable release's visits that fail. */
  failing: number;
  /** Points by which the canary fails more often. */
  worseBy?: number;
  /** Milliseconds that the canary takes longer to load and to respond. */
  slowerBy?: number;
}

/** Added before logarithms are taken, as in the api. */
const LOG_OFFSET = 10;

/** Visits of both releases between two looks. */
const VISITS_PER_POLL = 400;

/**
 * The number of the canary's loads until it was withdrawn; undefined when it never was.
 * @param loads number of the canary's loads after which the simulation ends
 */
export function loadsUntilWithdrawn(site: Site, loads: number, seed: number): number | undefined {
  const random = mulberry(seed);
  const blocks: Block[] = [];
  for (let canaries = 0; canaries < loads; ) {
    const [canary, stable] = [new Visits(), new Visits()];
    for (let visit = 0; visit < VISITS_PER_POLL; visit += 1) {
      if (random() >= site.share) stable.add(random, site.failing, 0);
      else if (canaries < loads) {
        canaries += 1;
        canary.add(random, site.failing + (site.worseBy ?? 0), site.slowerBy ?? 0);
      }
    }
    blocks.push({ canary: canary.arm(), stable: stable.arm() });
    if (analyzeCanary(blocks).worseIn) return canaries;
  }
  return undefined;
}

class Visits {
  private visits = 0;
  private failed = 0;
  private readonly values: Record<Metric, number[]> = {
    interactive: [],
    lcp: [],
    inp: [],
    cls: [],
  };

  add(random: () => number, failing: number, late: number): void {
    this.visits += 1;
    if (random() < failing) this.failed += 1;
    this.values.interactive.push(longTail(random, 1800, 0.7) + late);
    this.values.lcp.push(longTail(random, 1400, 0.6) + late);
    if (random() < 0.6) this.values.inp.push(longTail(random, 90, 0.9)); // 40 % of visitors never interact with the page
    this.values.cls.push(random() < 0.7 ? 0 : longTail(random, 30, 1));
  }

  arm(): EvidenceArm {
    const measured = Object.fromEntries(METRICS.map((name) => [name, sample(this.values[name])]));
    return {
      visits: this.visits,
      failed: this.failed,
      measured: measured as EvidenceArm['measured'],
    };
  }
}

/** A lognormal distribution; one visit in twenty has a connection that is up to twenty times slower. */
function longTail(random: () => number, median: number, spread: number): number {
  const normal = sqrt(-2 * log(1 - random())) * cos(2 * PI * random());
  const slow = random() < 0.05 ? min(20, (1 - random()) ** (-1 / 1.5)) : 1;
  return min(60_000, round(median * exp(spread * normal) * slow));
}

function sample(values: readonly number[]): Sample {
  const logs = values.map((value) => log(value + LOG_OFFSET));
  const count = logs.length;
  if (count === 0) return { count, mean: 0, variance: 0 };
  const mean = logs.reduce((sum, one) => sum + one, 0) / count;
  const variance = logs.reduce((sum, one) => sum + (one - mean) ** 2, 0) / count;
  return { count, mean, variance };
}

/** A small seeded generator (mulberry32), so that a failed run can be repeated. */
function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
