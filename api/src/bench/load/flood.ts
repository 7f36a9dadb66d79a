import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';

import type { Figure } from '../figure';
import { failures, p99, type Seen, startReading } from './reading';
import type { Target } from './target';

/** Alternating, so that other load of the machine affects both. */
const TURNS = 6;
const EACH_MS = 6_000;
/** Time until a flood has filled the queue; after that it continues during the reads. */
const LEAD_MS = 500;
/** The measured process provides the figures, so frequent polling would add load. */
const POLL_INTERVAL_MS = 500;

/** The effect on visitors of 64 clients that try passwords as fast as they can (reliability C17). */
export async function flood(target: Target): Promise<Figure[]> {
  const reading = await startReading(target);
  const without: Seen[] = [];
  const beside: Seen[] = [];
  const tried = { away: 0, all: 0 };
  let waited = 0;
  for (let turn = 0; turn < TURNS; turn += 1) {
    without.push((await reading.during(sleep(EACH_MS))).seen);
    const guesses = guess(target);
    await sleep(LEAD_MS);
    const waiting = () => target.gauge('password_hashing_waiting');
    const { seen, result } = await reading.during(
      target.highest(waiting, sleep(EACH_MS), POLL_INTERVAL_MS),
    );
    const { '5xx': away, non2xx } = await guesses;
    beside.push(seen);
    waited = Math.max(waited, result.most);
    tried.away += away;
    tried.all += non2xx;
  }
  await reading.stop();
  return [
    {
      name: 'a login flood: p99 of reading during it / without it',
      value: p99(beside) / p99(without),
      goal: '≤ 1.5',
    },
    { name: 'the same: p99 without it in ms', value: p99(without) },
    { name: 'the same: reads that failed', value: failures(beside), goal: '0' },
    { name: 'the same: passwords that waited', value: waited, goal: '≤ 32' },
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
    duration: (EACH_MS + 2 * LEAD_MS) / 1000,
    workers: 1,
  });
