import autocannon from 'autocannon';

import { median } from '../../testing/median';
import type { Figure } from '../figure';
import { type Target, visitors } from './target';

/** Pairs of a time without and a time with the flood; one pair is luck. */
const PAIRS = 5;
/** Enough answers that a percentile of 99 rests on more than ten of them. */
const READING = { perSecond: 150, seconds: 8 };

/** What visitors notice of 64 clients that try passwords as fast as they can (reliability C17). */
export async function flood(target: Target): Promise<Figure[]> {
  const ratios: number[] = [];
  const tried = { away: 0, all: 0 };
  let failed = 0;
  let most = 0;
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const before = await visitors(target, READING);
    const guesses = guess(target);
    const during = await target.highest(
      () => target.gauge('password_hashing_waiting'),
      visitors(target, READING),
      LOOK_EVERY_MS,
    );
    const { '5xx': away, non2xx } = await guesses;
    const after = await visitors(target, READING);
    ratios.push(during.result.p99 / ((before.p99 + after.p99) / 2));
    failed += during.result.failed;
    most = Math.max(most, during.most);
    tried.away += away;
    tried.all += non2xx;
  }
  return [
    {
      name: `a login flood: p99 of reading during it / before and after, median of ${PAIRS}`,
      value: median(ratios),
      goal: '≤ 1.5',
    },
    { name: 'the same: reads that failed', value: failed, goal: '0' },
    { name: 'the same: passwords that waited', value: most, goal: '≤ 32' },
    { name: 'the same: tries sent away with 503, share', value: tried.away / tried.all },
  ];
}

const guess = ({ url, email }: Target) =>
  autocannon({
    url: `${url}/api/login`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'not-this-one' }),
    connections: 64,
    duration: READING.seconds + 1, // longer than the reading, so that all of it is beside the flood
    workers: 1,
  });

/** The figures come from the one that is measured, so asking often would be a load of its own. */
const LOOK_EVERY_MS = 500;
