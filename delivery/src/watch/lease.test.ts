import { temporaryFolder } from 'server-kit/testing/temporaryFolder';
import { openStore, type Store } from '../store/store';
import { canaryLease } from './lease';

let store: Store;
const NOW = 1_000_000;
beforeEach(() => {
  store = openStore(temporaryFolder('store'));
});

describe('the lease to decide about a canary', () => {
  it('is free at once when its holder is done', async () => {
    const [first, second] = [canaryLease(store, 'remote-x'), canaryLease(store, 'remote-x')];
    expect([await first.hold(NOW), await second.hold(NOW)]).toEqual([true, false]);
    await first.release();
    expect(await second.hold(NOW)).toBe(true);
  });

  it('is free when its holder crashed and the clock was set back since', async () => {
    const [first, second] = [canaryLease(store, 'remote-x'), canaryLease(store, 'remote-x')];
    await first.hold(NOW + 3_600_000);
    expect(await second.hold(NOW)).toBe(true);
    expect(await first.hold(NOW)).toBe(false);
  });

  it('is not released by a process that took it too late', async () => {
    const [first, late, third] = [1, 2, 3].map(() => canaryLease(store, 'remote-x'));
    await first!.hold(NOW);
    await late!.hold(NOW);
    await late!.release();
    expect([await third!.hold(NOW), await first!.hold(NOW)]).toEqual([false, true]);
  });

  it('goes to one of two processes that take it at the same moment', async () => {
    const overtaken: Store = {
      ...store,
      async replace(key, content) {
        await store.replace(key, content);
        await store.replace(key, JSON.stringify({ holder: 'the quicker one', until: NOW + 1 }));
      },
    };
    expect(await canaryLease(overtaken, 'remote-x').hold(NOW)).toBe(false);
  });
});
