import { median } from '../../testing/median';
import type { Figure } from '../figure';
import { type Target, visitors } from './target';

/** The first fifth warms up. */
const PARTS = 10;
const SHARE = 0.6; // share of the calls it can handle

/** Whether its speed and memory stay constant (reliability C23). */
export async function soak(target: Target, minutes: number): Promise<Figure[]> {
  const { rate } = await visitors(target, { seconds: 5 });
  const pace = {
    perSecond: Math.max(1, Math.floor(rate * SHARE)),
    seconds: Math.max(2, Math.round((minutes * 60) / PARTS)),
  };
  const memory: number[] = [];
  const p99: number[] = [];
  let failed = 0;
  for (let part = 0; part < PARTS; part += 1) {
    const seen = await visitors(target, pace);
    failed += seen.failed;
    p99.push(seen.p99);
    memory.push(await target.memory());
  }
  return [
    {
      name: `${minutes} min at ${pace.perSecond} reads a second: memory at the end / after a fifth`,
      value: last(memory) / memory[1]!,
      goal: '≤ 1.05',
    },
    {
      name: 'the same: p99, median of the last four tenths / of the four before',
      value: median(p99.slice(6)) / median(p99.slice(2, 6)),
      goal: '0.8 to 1.2',
    },
    { name: 'the same: reads that failed', value: failed, goal: '0' },
  ];
}

const last = (values: number[]) => values.at(-1)!;
