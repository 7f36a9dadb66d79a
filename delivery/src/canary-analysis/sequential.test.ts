import type { EvidenceArm } from 'contract/wire/releaseEvidence.contract';
import { loadsUntilWithdrawn, type Site } from '../testing/simulatedSite';
import type { Block } from './evidence';
import { analyzeCanary, type CanaryVerdict } from './sequential';

/** Printed, so that a run can be repeated with `SEED=…`. */
const SEED = Number(process.env.SEED ?? 20261122);
beforeAll(() => console.info(`seeds of the simulated sites: ${SEED} …`));

/** The number of simulated sites that withdrew their canary. */
function withdrawn(site: Site, { loads, sites }: { loads: number; sites: number }): number {
  const ends = Array.from({ length: sites }, (_, n) => loadsUntilWithdrawn(site, loads, SEED + n));
  return ends.filter((end) => end !== undefined).length;
}

describe('of 1,000 canaries as good as the stable release, analyzed after every visit', () => {
  it.each([
    [0.5, 0.01],
    [0.5, 0.02],
  ])('at most 10 are withdrawn: %d get it, %d of visits fail', (share, failing) => {
    const site = { share, failing };
    expect(withdrawn(site, { loads: 2000, sites: 1000 })).toBeLessThanOrEqual(10);
  });
});

describe('a canary', () => {
  it.each([
    [0.1, 0.005, 95],
    [0.1, 0.01, 95],
    [0.1, 0.02, 95],
    [0.5, 0.005, 95],
    [0.5, 0.01, 95],
    [0.5, 0.02, 80], // no test with an error rate of 1 % detects more than 92.4 %
  ])(
    'shown to %d that fails two points more often than %d is withdrawn within 2,000 loads, in %d of 100 sites',
    (share, failing, found) => {
      const site = { share, failing, worseBy: 0.02 };
      expect(withdrawn(site, { loads: 2000, sites: 100 })).toBeGreaterThanOrEqual(found);
    },
  );

  it.each([0.1, 0.5])(
    'shown to %d that is 300 ms slower is withdrawn within 5,000 loads, in 95 of 100 sites',
    (share) => {
      const site = { share, failing: 0.01, slowerBy: 300 };
      expect(withdrawn(site, { loads: 5000, sites: 100 })).toBeGreaterThanOrEqual(95);
    },
  );
});

const none = { count: 0, mean: 0, variance: 0 };
const arm = (visits: number, failed = 0): EvidenceArm => ({
  visits,
  failed,
  measured: { interactive: none, lcp: none, inp: none, cls: none },
});

describe('the verdict', () => {
  it.each<[string, Block[], 'failures' | undefined, boolean]>([
    ['nothing is known', [], undefined, false],
    ['nobody has the stable release', [{ canary: arm(20, 20), stable: arm(0) }], undefined, false],
    ['every visit of ten fails', [{ canary: arm(10, 10), stable: arm(10) }], 'failures', false],
    ['both fail alike', [{ canary: arm(50, 25), stable: arm(50, 25) }], undefined, false],
    ['a few fail', [{ canary: arm(200, 3), stable: arm(1800, 18) }], undefined, false],
    ['it fares well for long', [{ canary: arm(600, 6), stable: arm(5000, 50) }], undefined, true],
  ])('when %s', (_case, blocks, worseIn, cleared) => {
    expect(analyzeCanary(blocks)).toMatchObject({ cleared, ...(worseIn && { worseIn }) });
    expect(analyzeCanary(blocks).worseIn).toBe(worseIn);
  });

  it.each<[string, EvidenceArm, EvidenceArm, CanaryVerdict['worseIn']]>([
    ['is slower by half', timed(60, 3000), timed(60, 2000), 'lcp'],
    ['is faster by half', timed(60, 2000), timed(60, 3000), undefined],
    ['is as fast', timed(60, 2000), timed(60, 2000), undefined],
    ['is slower for 49 people', timed(49, 3000), timed(60, 2000), undefined],
    ['is slower than 49 people knew it', timed(60, 3000), timed(49, 2000), undefined],
    ['is slower for 50 of 50 people', timed(50, 3000), timed(50, 2000), 'lcp'],
  ])('when the canary %s', (_case, canary, stable, worseIn) => {
    expect(analyzeCanary([{ canary, stable }]).worseIn).toBe(worseIn);
  });

  it('counts the visits and times of all blocks together', () => {
    const half = { canary: timed(30, 3000), stable: timed(30, 2000) };
    expect(analyzeCanary([half]).worseIn).toBeUndefined();
    expect(analyzeCanary([half, half])).toEqual({
      worseIn: 'lcp',
      cleared: false,
      canary: { visits: 60, failed: 0 },
      stable: { visits: 60, failed: 0 },
    });
  });

  it('clears no canary before the stable release had a hundred visits', () => {
    const cleared = (visits: number) =>
      analyzeCanary([{ canary: arm(600), stable: arm(visits) }]).cleared;
    expect([cleared(99), cleared(100)]).toEqual([false, true]);
  });

  it('states nothing that is worse when nothing is', () => {
    expect(analyzeCanary([])).toStrictEqual({
      cleared: false,
      canary: { visits: 0, failed: 0 },
      stable: { visits: 0, failed: 0 },
    });
  });
});

/** Visits of people whose largest content was there after so many milliseconds, within a third. */
function timed(count: number, lcp: number): EvidenceArm {
  const { measured, ...all } = arm(count);
  return { ...all, measured: { ...measured, lcp: { count, mean: Math.log(lcp), variance: 0.1 } } };
}
