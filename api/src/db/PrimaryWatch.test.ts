import { stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';

import { PrimaryWatch } from './PrimaryWatch';

/** Longer than the primary's timeout. */
const BUSY_MS = 1_200;

function keepBusy(): void {
  const end = performance.now() + BUSY_MS;
  while (performance.now() < end);
}

/** A primary whose response does not depend on this thread. */
function primary(meanwhile: () => void, afterMs = 0): Pool {
  const query = async () => {
    await sleep(afterMs);
    const answered = stat('/');
    meanwhile();
    await answered;
    return { rows: [{ at: '7' }] };
  };
  return { query } as unknown as Pool;
}

it.each([0, 700])(
  'a primary that responds while this process is busy, after %i ms, is not down',
  async (afterMs) => {
    const busy = new PrimaryWatch(primary(keepBusy, afterMs));
    expect(await busy.position()).toBe(7);
    expect(busy.isAway).toBe(false);
  },
);

it('a primary that this process was too busy to ask is not down', async () => {
  const busy = new PrimaryWatch(primary(() => {}));
  const position = busy.position();
  keepBusy();
  expect(await position).toBe(7);
  expect(busy.isAway).toBe(false);
});

it('a primary that does not respond is down', async () => {
  const silent = { query: () => new Promise(() => {}) } as unknown as Pool;
  const watch = new PrimaryWatch(silent);
  expect(await watch.position()).toBeUndefined();
  expect(watch.isAway).toBe(true);
});
