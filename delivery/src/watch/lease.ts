import { randomUUID } from 'node:crypto';

import type { Store } from '../store/store';

/** A process that has not renewed its lease for this long has crashed, in milliseconds. */
const LEASE_MS = 60_000;

/**
 * The right to decide about one remote's canary, which one process has at a time. It avoids duplicate work and is not a
 * lock: the exclusive creation of revisions prevents what must not happen twice.
 */
export function canaryLease(store: Store, remote: string) {
  const key = `registry/leases/${remote}`;
  const holder = randomUUID();
  const read = async () => {
    const content = await store.read(key);
    return content ? (JSON.parse(String(content)) as { holder: string; until: number }) : undefined;
  };
  return {
    /** Takes or renews it. @returns false while another process has it */
    async hold(now: number): Promise<boolean> {
      const lease = await read();
      // A lease that ends much later was taken before the clock was set back.
      const isFree = !lease || lease.until <= now || lease.until > now + 2 * LEASE_MS;
      if (!isFree && lease.holder !== holder) return false;
      await store.replace(key, JSON.stringify({ holder, until: now + LEASE_MS }));
      return (await read())?.holder === holder;
    },
    async release(): Promise<void> {
      if ((await read())?.holder === holder) await store.remove(key);
    },
  };
}
