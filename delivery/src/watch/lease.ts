import { randomUUID } from 'node:crypto';

import type { Store } from '../store/store';

/** Whoever has not renewed a lease for so long has died, milliseconds. */
const LEASE_MS = 60_000;

/** The right to decide about one remote's canary, which one process has at a time. */
export interface Lease {
  /** Takes or renews it. @returns false while another process has it */
  hold(now: number): Promise<boolean>;
  release(): Promise<void>;
}

/**
 * It keeps double work away and is no lock: what must not happen twice is kept from it by the
 * exclusive creation of revisions.
 */
export function canaryLease(store: Store, remote: string): Lease {
  const key = `registry/leases/${remote}`;
  const holder = randomUUID();
  const read = async () => {
    const content = await store.read(key);
    return content ? (JSON.parse(String(content)) as { holder: string; until: number }) : undefined;
  };
  return {
    async hold(now) {
      const lease = await read();
      // One that ends much later was taken by a clock that has been put back since.
      const isFree = !lease || lease.until <= now || lease.until > now + 2 * LEASE_MS;
      if (!isFree && lease.holder !== holder) return false;
      await store.replace(key, JSON.stringify({ holder, until: now + LEASE_MS }));
      return (await read())?.holder === holder;
    },
    async release() {
      if ((await read())?.holder === holder) await store.remove(key);
    },
  };
}
