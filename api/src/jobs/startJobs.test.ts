import { setTimeout as sleep } from 'node:timers/promises';

import { startJobs } from './startJobs';

describe('jobs', () => {
  it('run again and again, also after a failure, until they are stopped', async () => {
    let runs = 0;
    const stop = startJobs([
      {
        name: 'count',
        every: 1,
        async run() {
          runs += 1;
          if (runs === 1) throw new Error('once');
        },
      },
    ]);
    while (runs < 3) await sleep(5);
    await stop();

    const before = runs;
    await sleep(20);
    expect(runs).toBe(before);
  });

  it('end at once while they wait, and finish what they have begun', async () => {
    let finished = false;
    const stop = startJobs([
      { name: 'idle', every: 3_600_000, run: async () => undefined },
      {
        name: 'slow',
        every: 3_600_000,
        async run() {
          await sleep(50);
          finished = true;
        },
      },
    ]);
    await sleep(5);
    await stop();

    expect(finished).toBe(true);
  });
});
