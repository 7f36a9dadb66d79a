import { temporaryFolder } from 'server-kit/testing/temporaryFolder';

import { promote } from '../deploy/changes';
import { publish } from '../publish/publish';
import { readHead, revise } from '../store/revisions';
import { openStore } from '../store/store';
import { fakeRelease, fakeShell } from '../testing/fakeReleases';
import { watchCanary } from './watchCanary';

const ANA = { by: 'ana', reason: 'test' };
const [OLD, NEW] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb'];
const HOUR = 3_600_000;
const LOOK = 10_000;
const NONE = { count: 0, mean: 0, variance: 0 };
const MEASURED = { interactive: NONE, lcp: NONE, inp: NONE, cls: NONE };

/** The clock alone is ours: files are read and written as ever. */
beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] }));
afterEach(() => jest.useRealTimers());

it.each([0, -HOUR])(
  'compares a share by its own visits, when it was given after clocks were set by %i ms',
  async (by) => {
    const store = openStore(temporaryFolder('store'));
    await publish(store, [fakeShell(), fakeRelease({ name: 'remote-x', id: OLD })], ANA);
    await publish(store, [fakeRelease({ name: 'remote-x', id: NEW })], ANA, { canary: 10 });
    const share = async () => (await readHead(store))?.remotes['remote-x']?.canary?.percent;
    const visits: { at: string; percent: number | undefined }[] = []; // as the api records them
    let passed = 0;
    async function pass(ms: number) {
      passed += ms;
      jest.setSystemTime(Date.now() + ms);
      visits.push({ at: new Date(Date.now() - 1).toISOString(), percent: await share() });
    }
    /** Visits that count for a share, and those of them from before it. */
    const compared: { percent: number; visits: number; before: number }[] = [];
    let hasAskedForAll = false;

    await watchCanary({
      store,
      remote: 'remote-x',
      author: { by: 'watch' },
      ramp: true,
      recheck: async () => [],
      lasts: 30 * LOOK,
      every: LOOK,
      now: Date.now,
      passed: () => passed,
      async sleep(ms) {
        await pass(ms / 2);
        if (visits.length === 5) {
          jest.setSystemTime(Date.now() + by);
          await revise(store, ANA, promote('remote-x', 50));
        }
        await pass(ms / 2);
      },
      async readEvidence({ since }) {
        const counted = visits.filter(({ at }) => at >= since);
        const percent = (await share())!;
        const before = counted.filter((one) => one.percent !== percent).length;
        if (hasAskedForAll) compared.push({ percent, visits: counted.length, before });
        hasAskedForAll = !hasAskedForAll;
        const stable = { visits: counted.length * 10, failed: 0, measured: MEASURED };
        return [{ canary: stable, stable }];
      },
      onPoll: () => {},
    });
    const afterStep = compared.filter(({ percent }) => percent === 50);
    expect(afterStep.length).toBeGreaterThan(2);
    expect(afterStep.filter(({ before }) => before > 0)).toEqual([]);
    // Where no clock is set, a share waits for nothing.
    expect(afterStep.some((one) => one.visits > 0)).toBe(by === 0);
  },
);
