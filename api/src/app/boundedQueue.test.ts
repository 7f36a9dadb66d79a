import { setImmediate } from 'node:timers/promises';

import { boundedQueue } from './boundedQueue';

it('runs a few jobs at once, lets a few wait and refuses the rest', async () => {
  const turn = boundedQueue(2, 3);
  const running: (() => void)[] = []; // each ends its job
  const job = () => new Promise<void>((end) => running.push(end));

  const all = Promise.allSettled(Array.from({ length: 8 }, () => turn(job)));
  const atOnce: number[] = [];
  for (let turnOf = 0; turnOf < 5; turnOf += 1) {
    await setImmediate(); // whoever can begin has begun
    atOnce.push(running.length);
    running.shift()!();
  }
  const results = await all;

  expect(atOnce).toEqual([2, 2, 2, 2, 1]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  expect(results[7]).toMatchObject({ reason: { status: 503 } });
});

it('lets the next one in when a job fails', async () => {
  const turn = boundedQueue(1, 1);
  const failing = turn(() => Promise.reject(new Error('no')));
  const next = turn(async () => 'yes');

  await expect(failing).rejects.toThrow('no');
  await expect(next).resolves.toBe('yes');
});
