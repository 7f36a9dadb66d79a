import type { Clock } from './clock';

export interface Hit {
  allowed: boolean;
  /** Seconds until the window ends. */
  retryAfter: number;
}

/** Counts attempts under a key; the first attempt opens a window of fixed length. */
export interface Limiter {
  /** @param seconds length of the window */
  hit(key: string, max: number, seconds: number): Promise<Hit>;
  /** Whether that many attempts are counted, without counting another. */
  reached(key: string, max: number): Promise<boolean>;
  /** Of the process; nothing is counted afterwards. */
  close?(): Promise<void>;
}

/** By key. */
export type Windows = Map<string, { count: number; ends: number }>;

/** Used when limits are switched off, in tests and benchmarks. */
export const noLimits: Limiter = {
  hit: async () => ({ allowed: true, retryAfter: 0 }),
  reached: async () => false,
};

const SWEEP_ABOVE = 50_000; // keys

/**
 * Limits of one process; several processes share theirs through Redis.
 * @param windows those open already
 */
export function memoryLimiter(clock: Clock, windows: Windows = new Map()): Limiter {
  const sweep = (now: number) => {
    for (const [key, { ends }] of windows) if (ends <= now) windows.delete(key);
  };

  return {
    async hit(key, max, seconds) {
      const now = clock.now().getTime();
      if (windows.size > SWEEP_ABOVE) sweep(now);
      const known = windows.get(key);
      const window = known && known.ends > now ? known : { count: 0, ends: now + seconds * 1_000 };
      window.count += 1;
      windows.set(key, window);
      return { allowed: window.count <= max, retryAfter: (window.ends - now) / 1_000 };
    },

    async reached(key, max) {
      const window = windows.get(key);
      return window !== undefined && window.ends > clock.now().getTime() && window.count >= max;
    },
  };
}
