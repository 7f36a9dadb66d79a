import { startJobs } from './startJobs';

const HOUR = 3_600_000; // ms

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('jobs', () => {
  it('run repeatedly, also after a failure, until they are stopped', async () => {
    let runs = 0;
    const stop = startJobs([
      {
        name: 'count',
        every: HOUR,
        async run() {
          runs += 1;
          if (runs === 1) throw new Error('once');
        },
      },
    ]);
    await jest.advanceTimersByTimeAsync(2 * HOUR);
    expect(runs).toBe(3);
    await stop();

    await jest.advanceTimersByTimeAsync(2 * HOUR);
    expect(runs).toBe(3);
  });

  it('stop at once while they wait, and finish a run that has begun', async () => {
    let finish = () => {};
    const unfinished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const stop = startJobs([
      { name: 'idle', every: HOUR, run: async () => undefined },
      { name: 'slow', every: HOUR, run: () => unfinished },
    ]);
    await jest.advanceTimersByTimeAsync(0);

    let stopped = false;
    const stopping = stop().then(() => {
      stopped = true;
    });
    await jest.advanceTimersByTimeAsync(0);
    expect(stopped).toBe(false);
    finish();
    await stopping;
    expect(jest.getTimerCount()).toBe(0);
  });
});
