import autocannon from 'autocannon';

import type { Figure } from '../figure';
import { type Target, visitors } from './target';

const SECONDS = 30;
const QUIET = { perSecond: 40, seconds: 15 };

/** What visitors notice of 64 clients that try passwords as fast as they can (GOALS C17, D7). */
export async function flood(target: Target): Promise<Figure[]> {
  const before = await visitors(target, QUIET);
  const guessing = autocannon({
    url: `${target.url}/api/login`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: target.email, password: 'not-this-one' }),
    connections: 64,
    duration: SECONDS,
    workers: 1,
  });
  const { most, result: during } = await target.highest(
    () => target.gauge('password_hashing_waiting'),
    visitors(target, { ...QUIET, seconds: SECONDS - 5 }),
  );
  const tried = await guessing;
  const after = await visitors(target, QUIET);
  return [
    {
      name: 'a login flood: p99 of reading during it / before and after',
      value: during.p99 / ((before.p99 + after.p99) / 2),
      goal: '≤ 1.5',
    },
    { name: 'the same: reads that failed', value: during.failed, goal: '0' },
    { name: 'the same: passwords that waited', value: most, goal: '≤ 32' },
    { name: 'the same: tries sent away with 503, share', value: tried['5xx'] / tried.non2xx },
  ];
}
