import { boundedQueue } from './boundedQueue';

it('runs a few jobs at once, lets a few wait and refuses the rest', async () => {
  const turn = boundedQueue(2, 3);
  let running = 0;
  let most = 0;
  const job = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    return 'done';
  };

  const results = await Promise.allSettled(Array.from({ length: 8 }, () => turn(job)));

  expect(most).toBe(2);
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
