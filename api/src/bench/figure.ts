import { median } from '../testing/median';

/** One measured ratio, and what it should be. */
export interface Figure {
  name: string;
  value: number;
  /** As text: `≤ 2`, or nothing when there is no goal. */
  goal?: string;
}

type Work = () => Promise<unknown>;

/**
 * How long `a` takes as a share of `b`: medians of rounds that take turns, so that a busy machine
 * slows both.
 * @param times how often each is done in one round
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
 * The time that 19 of 20 calls of `a` stay under, as a share of that of `b`; they take turns.
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
