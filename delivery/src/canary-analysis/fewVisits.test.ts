import type { EvidenceArm } from 'contract/wire/releaseEvidence.contract';
import type { Block, Sample } from './evidence';
import { analyzeCanary } from './sequential';

const NONE: Sample = { count: 0, mean: 0, variance: 0 };
const measured = (interactive: Sample) => ({ interactive, lcp: NONE, inp: NONE, cls: NONE });
const arm = (visits: number, interactive = NONE): EvidenceArm => ({
  visits,
  failed: 0,
  measured: measured(interactive),
});
const analyze = (block: Block) => analyzeCanary([block]);

describe('a canary', () => {
  it('is not cleared before the stable release had enough visits to compare', () => {
    expect(analyze({ canary: arm(1_000), stable: arm(99) }).cleared).toBe(false);
    expect(analyze({ canary: arm(1_000), stable: arm(100) }).cleared).toBe(true);
  });

  it('is not withdrawn as slower on a few measurements of either release', () => {
    const [fast, slow] = [Math.log(1_000), Math.log(9_000)];
    const of = (count: number, mean: number) => arm(200, { count, mean, variance: 0.2 });
    const worse = (canary: number, stable: number) =>
      analyze({ canary: of(canary, slow), stable: of(stable, fast) }).worseIn;
    expect([worse(49, 100), worse(100, 49)]).toEqual([undefined, undefined]);
    expect(worse(50, 50)).toBe('interactive');
  });
});
