import { median } from '../testing/median';

/** One measured ratio, and its goal. */
export interface Figure {
  name: string;
  value: number;
  /** As text: `≤ 2`, or missing when there is no goal. */
  goal?: string;
}

type Work = () => Promise<unknown>;

/**
 * The duration of `a` as a share of that of `b`: medians of alternating rounds, so that other load slows both.
 * @param times how often each runs in one round
 */
export async function ratio(a: Work, b: Work, times: number, rounds = 7): Promise<number> {
  await time(a, Math.min(times, 20));
  await time(b, Math.min(times, 20));
  const tookA: number[] = [];
  const tookB: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    tookA.push(await time(a, times));
    tookB.push(await time(b, times));
  }
  return median(tookA) / median(tookB);
}

/**
 * The 95th percentile of the duration of `a` as a share of that of `b`, in alternating calls.
 * @param calls how often each is called
 */
export async function p95Ratio(a: Work, b: Work, calls: number): Promise<number> {
  await time(a, 20);
  await time(b, 20);
  const tookA: number[] = [];
  const tookB: number[] = [];
  for (let call = 0; call < calls; call += 1) {
    tookA.push(await time(a, 1));
    tookB.push(await time(b, 1));
  }
  return p95(tookA) / p95(tookB);
}

const p95 = (values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.95)]!;

async function time(work: Work, times: number): Promise<number> {
  const start = performance.now();
  for (let count = 0; count < times; count += 1) await work();
  return performance.now() - start;
}
