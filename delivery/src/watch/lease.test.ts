import { temporaryFolder } from 'server-kit/testing/temporaryFolder';
import { openStore, type Store } from '../store/store';
import { canaryLease } from './lease';

let store: Store;
const NOW = 1_000_000;
beforeEach(() => {
  store = openStore(temporaryFolder('store'));
});

describe('the right to decide about a canary', () => {
  it('is free at once when who had it is done', async () => {
    const [first, second] = [canaryLease(store, 'remote-x'), canaryLease(store, 'remote-x')];
    expect([await first.hold(NOW), await second.hold(NOW)]).toEqual([true, false]);
    await first.release();
    expect(await second.hold(NOW)).toBe(true);
  });

  it('is free when who had it died, and the clock was put back since', async () => {
    const [first, second] = [canaryLease(store, 'remote-x'), canaryLease(store, 'remote-x')];
    await first.hold(NOW + 3_600_000);
    expect(await second.hold(NOW)).toBe(true);
    expect(await first.hold(NOW)).toBe(false);
  });

  it('is not given away by a process that came too late for it', async () => {
    const [first, late, third] = [1, 2, 3].map(() => canaryLease(store, 'remote-x'));
    await first!.hold(NOW);
    await late!.hold(NOW);
    await late!.release();
    expect([await third!.hold(NOW), await first!.hold(NOW)]).toEqual([false, true]);
  });

  it('is one process’s, of two that take it at the same moment', async () => {
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
