import { temporaryFolder } from 'server-kit/testing/temporaryFolder';

import { publish } from '../publish/publish';
import { openStore, type Store } from '../store/store';
import { fakeRelease, fakeShell } from '../testing/fakeReleases';
import { watchCanary } from './watchCanary';

const ANA = { by: 'ana', reason: 'test' };
const [OLD, NEW] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb'];
const HOUR = 3_600_000;
const LOOK = 10_000;
const NONE = { count: 0, mean: 0, variance: 0 };
const MEASURED = { interactive: NONE, lcp: NONE, inp: NONE, cls: NONE };

/** Calls `tick` before each write. */
const watched = (store: Store, tick: () => void): Store => ({
  ...store,
  create: (...args) => {
    tick();
    return store.create(...args);
  },
  replace: (...args) => {
    tick();
    return store.replace(...args);
  },
});

it.each([1, 2, 3, 4, 5, 6])(
  'a failing canary is withdrawn at once, though all clocks are set at write %i of its watch',
  async (at) => {
    for (const by of [-HOUR, HOUR]) {
      const plain = openStore(temporaryFolder('store'));
      await publish(plain, [fakeShell(), fakeRelease({ name: 'remote-x', id: OLD })], ANA);
      await publish(plain, [fakeRelease({ name: 'remote-x', id: NEW })], ANA, { canary: 10 });
      let [set, writes, passed] = [0, 0, 0];
      const now = () => Date.now() + passed + set;
      const store = watched(plain, () => {
        writes += 1;
        if (writes === at) set = by;
      });
      const visits: string[] = []; // as the api records them, by the same clock

      const outcome = await watchCanary({
        store,
        remote: 'remote-x',
        author: { by: 'watch' },
        ramp: false,
        recheck: async () => [],
        lasts: HOUR / 2,
        every: LOOK,
        now,
        passed: () => passed,
        async sleep(ms) {
          passed += ms;
          visits.push(new Date(now()).toISOString());
        },
        async readEvidence({ since }) {
          const count = visits.filter((visit) => visit >= since).length;
          const stable = { visits: count * 25, failed: 0, measured: MEASURED };
          return [{ canary: { ...stable, failed: count * 5 }, stable }];
        },
        onPoll: () => {},
      });
      expect([by, outcome.end]).toEqual([by, 'withdrawn']);
      expect(passed).toBeLessThanOrEqual(10 * LOOK);
    }
  },
);
