import { HOUR, SECOND } from '../app/clock';
import { jobLeases } from '../db/schema';
import { testApp } from '../testing';
import { LEASE_MS, leased } from './leased';

const kit = testApp();

beforeEach(() => kit.db.delete(jobLeases));

/** The job in a process with this name. */
function process(holder: string, run: () => Promise<unknown> = async () => undefined, more = {}) {
  let runs = 0;
  const counted = async () => {
    runs += 1;
    return run();
  };
  const job = leased(kit.deps, holder, { name: 'sweep', every: HOUR, ...more, run: counted });
  return { run: () => job.run(), every: job.every, runs: () => runs };
}

/** Work that ends when it is told to. */
function workUnderWay() {
  let finish = () => {};
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const work = () => {
    begin();
    return new Promise<void>((resolve) => {
      finish = resolve;
    });
  };
  return { begun, work, finish: () => finish() };
}

/** A server may run statements of two connections in any order, so the renewal may be late. */
async function untilFreeAt(moment: number) {
  for (;;) {
    const [lease] = await kit.db.select().from(jobLeases);
    if (lease!.freeAt.getTime() === moment) return;
  }
}

describe('a job of several processes', () => {
  it('runs in one of them at a time, and once in its interval', async () => {
    const [one, other] = [process('one'), process('other')];
    await Promise.all([one.run(), other.run(), one.run(), other.run()]);
    expect(one.runs() + other.runs()).toBe(1);

    kit.clock.advance(HOUR - 1);
    await Promise.all([one.run(), other.run()]);
    expect(one.runs() + other.runs()).toBe(1);
    kit.clock.advance(1);
    await Promise.all([one.run(), other.run()]);
    expect(one.runs() + other.runs()).toBe(2);
  });

  it('is not blocked by a lease of a clock that was ahead', async () => {
    const [hasty, other] = [process('hasty'), process('other')];
    kit.clock.advance(24 * HOUR);
    await hasty.run();
    kit.clock.advance(-24 * HOUR);
    await other.run();
    expect([hasty.runs(), other.runs()]).toEqual([1, 1]);

    await hasty.run();
    expect(hasty.runs()).toBe(1);
  });

  it('is taken over when the lease of a crashed process has ended', async () => {
    const { begun, work } = workUnderWay();
    void process('dying', work).run();
    await begun;
    const heir = process('heir');

    kit.clock.advance(LEASE_MS - 1);
    await heir.run();
    expect(heir.runs()).toBe(0);
    kit.clock.advance(1);
    await heir.run();
    expect(heir.runs()).toBe(1);
    expect(heir.every).toBeLessThanOrEqual(5 * SECOND);
  });

  it('stays with a process whose work takes longer than the lease', async () => {
    jest.useFakeTimers({ doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask'] });
    const { begun, work, finish } = workUnderWay();
    const slow = process('slow', work).run();
    await begun;
    const other = process('other');
    for (let third = 0; third < 6; third += 1) {
      kit.clock.advance(LEASE_MS / 3);
      jest.advanceTimersByTime(LEASE_MS / 3);
      await untilFreeAt(kit.clock.now().getTime() + LEASE_MS);
      await other.run();
    }
    expect(other.runs()).toBe(0);
    finish();
    await slow;
    jest.useRealTimers();
  });

  it('that failed is due again in its interval', async () => {
    const failing = process('failing', () => Promise.reject(new Error('once')));
    await expect(failing.run()).rejects.toThrow('once');
    const other = process('other');
    await other.run();
    expect(other.runs()).toBe(0);
    kit.clock.advance(HOUR);
    await other.run();
    expect(other.runs()).toBe(1);
  });

  it('is not freed by a process that lost it', async () => {
    const { begun, work, finish } = workUnderWay();
    const late = process('late', work).run();
    await begun;
    kit.clock.advance(LEASE_MS);
    const second = workUnderWay();
    const heir = process('heir', second.work).run();
    await second.begun;
    finish();
    await late;
    const third = process('third');
    await third.run();
    expect(third.runs()).toBe(0);
    second.finish();
    await heir;
  });

  it('that returns its next run is run then, and not in its interval', async () => {
    const tomorrow = new Date(kit.clock.now().getTime() + 20 * HOUR);
    const daily = process('daily', async () => tomorrow, { farthest: 24 * HOUR });
    await daily.run();
    for (const wait of [0, SECOND, HOUR]) {
      kit.clock.advance(wait);
      await daily.run();
    }
    kit.clock.advance(19 * HOUR - SECOND - 1);
    await daily.run();
    expect(daily.runs()).toBe(1);
    kit.clock.advance(1);
    await daily.run();
    expect(daily.runs()).toBe(2);
  });
});
