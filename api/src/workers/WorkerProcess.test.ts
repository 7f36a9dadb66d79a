import { getPriority } from 'node:os';
import path from 'node:path';

import type { TestJob } from '../testing/testWorker';
import { WorkerLost } from './WorkerLost';
import { type WorkerOptions, WorkerProcess } from './WorkerProcess';

const open: { close(): Promise<void> }[] = [];
afterEach(() => Promise.all(open.splice(0).map((worker) => worker.close())));

function workerFor(limits: Partial<WorkerOptions> = {}) {
  const worker = new WorkerProcess<TestJob, unknown>({
    name: 'tests',
    entry: path.join(__dirname, '../testing/testWorker.ts'),
    niceness: 2,
    jobLimit: 300_000,
    ...limits,
  });
  open.push(worker);
  return worker;
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('a worker process', () => {
  it('runs jobs beside this process, at lower priority, one or several', async () => {
    const worker = workerFor();
    const bytes = Buffer.alloc(1_000_000, 7);
    const [same, pid] = await Promise.all([
      worker.run({ echo: bytes }),
      worker.run({ tell: 'pid' }),
    ]);

    expect(bytes.equals(same as Buffer)).toBe(true);
    expect(pid).toBe(worker.pid);
    expect(pid).not.toBe(process.pid);
    expect(getPriority(worker.pid)).toBe(Math.min(19, getPriority() + 2));
  });

  it('gets no environment variables, which hold the secrets', async () => {
    process.env.TEST_SECRET = 'canary';
    const env = (await workerFor().run({ tell: 'env' })) as object;
    delete process.env.TEST_SECRET;

    expect(Object.keys(env)).toEqual(['MALLOC_ARENA_MAX']);
  });

  it('continues after a job that failed', async () => {
    const worker = workerFor();
    await expect(worker.run({ fail: 'no picture' })).rejects.toThrow('no picture');

    expect(await worker.run({ echo: 1 })).toBe(1);
  });

  it('that crashes on a job is replaced with the next', async () => {
    const worker = workerFor();
    const lost = worker.run({ die: true });
    await expect(lost).rejects.toThrow(WorkerLost);
    await expect(lost).rejects.toMatchObject({ end: 'away' });

    expect(await worker.run({ echo: 2 })).toBe(2);
  });

  it('is killed when it takes too long', async () => {
    const worker = workerFor({ jobLimit: 1 });
    const hanging = worker.run({ hang: true });
    const pid = worker.pid!;
    await expect(hanging).rejects.toThrow('was ended after 1 ms');
    await expect(hanging).rejects.toMatchObject({ end: 'late' });

    while (isAlive(pid)) await new Promise((later) => setTimeout(later, 10));
  });

  it('in an endless loop is killed once the job exceeds its processor time', async () => {
    const worker = workerFor({ processorLimit: 2_000 });
    await expect(worker.run({ spin: true })).rejects.toMatchObject({ end: 'spent' });

    expect(await worker.run({ echo: 3 })).toBe(3);
  });

  it('exits when idle, and is started again', async () => {
    const worker = workerFor({ idleLimit: 1 });
    const pid = (await worker.run({ tell: 'pid' })) as number;
    while (isAlive(pid)) await new Promise((later) => setTimeout(later, 10));
    expect(worker.pid).toBeUndefined();

    expect(await worker.run({ tell: 'pid' })).not.toBe(pid);
  });

  it('drops its jobs when it is closed, and accepts no more', async () => {
    const worker = workerFor();
    const pid = (await worker.run({ tell: 'pid' })) as number;
    const hanging = expect(worker.run({ hang: true })).rejects.toMatchObject({ status: 503 });
    await worker.close();
    await hanging;

    expect(isAlive(pid)).toBe(false);
    await expect(worker.run({ echo: 1 })).rejects.toMatchObject({ status: 503 });
  });

  it('ignores a signal that a terminal sends to all processes', async () => {
    const worker = workerFor();
    const pid = (await worker.run({ tell: 'pid' })) as number;
    process.kill(pid, 'SIGINT');
    process.kill(pid, 'SIGTERM');

    expect(await worker.run({ tell: 'pid' })).toBe(pid);
  });
});
