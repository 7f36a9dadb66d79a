import { setImmediate } from 'node:timers/promises';

import { boundedQueue } from './boundedQueue';

it('runs a few jobs at once, lets a few wait and refuses the rest', async () => {
  const turn = boundedQueue(2, 3);
  const running: (() => void)[] = []; // each ends its job
  const job = () => new Promise<void>((end) => running.push(end));

  const all = Promise.allSettled(Array.from({ length: 8 }, () => turn(job)));
  const atOnce: number[] = [];
  for (let turnOf = 0; turnOf < 5; turnOf += 1) {
    await setImmediate(); // all jobs that can start have started
    atOnce.push(running.length);
    running.shift()!();
  }
  const results = await all;

  expect(atOnce).toEqual([2, 2, 2, 2, 1]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  expect(results[7]).toMatchObject({ reason: { status: 503 } });
});

it('leaves room for others, however much one sender sends', async () => {
  const turn = boundedQueue(1, 20, { each: 3 });
  const running: (() => void)[] = [];
  const job = () => new Promise<void>((end) => running.push(end));
  const [greedy, other] = [1, 2];

  const all = Promise.allSettled([
    ...Array.from({ length: 20 }, () => turn(job, greedy)),
    turn(job, other),
  ]);
  for (let turnOf = 0; turnOf < 5; turnOf += 1) {
    await setImmediate();
    running.shift()!();
  }
  const results = await all;

  const taken = results.map(({ status }) => status === 'fulfilled');
  expect(taken.slice(0, 20).filter(Boolean)).toHaveLength(4); // one runs, three wait
  expect(taken[20]).toBe(true);
});

it('lets the next one in when a job fails', async () => {
  const turn = boundedQueue(1, 1);
  const failing = turn(() => Promise.reject(new Error('no')));
  const next = turn(async () => 'yes');

  await expect(failing).rejects.toThrow('no');
  await expect(next).resolves.toBe('yes');
});

it('pauses between jobs while some wait, after the previous result is returned', async () => {
  const rests: (() => void)[] = [];
  const rest = () => new Promise<void>((end) => rests.push(end));
  const turn = boundedQueue(1, 5, { rest });
  const begun: string[] = [];
  const job = (name: string) => async () => begun.push(name);

  const first = turn(job('first'));
  const second = turn(job('second'));
  await first;
  await setImmediate();
  expect(begun).toEqual(['first']);
  expect(turn.load()).toEqual({ running: 1, waiting: 1 });

  rests[0]!();
  await second;
  await turn(job('third')); // no job waited behind the second one
  expect(begun).toEqual(['first', 'second', 'third']);
  expect(rests).toHaveLength(1);
});
