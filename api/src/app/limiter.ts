import { type Clock, MINUTE } from './clock';

interface Hit {
  allowed: boolean;
  /** Seconds until the window ends. */
  retryAfter: number;
}

/** Counts attempts by key; the first attempt opens a window of fixed length. */
export interface Limiter {
  /** @param seconds length of the window */
  hit(key: string, max: number, seconds: number): Promise<Hit>;
  /** Whether the count has been reached, without counting an attempt. */
  reached(key: string, max: number): Promise<boolean>;
  /** Called when the process stops; nothing is counted afterwards. */
  close?(): Promise<void>;
}

/** By key. */
export type Windows = Map<string, { count: number; ends: number }>;

/** Used when limits are disabled, in tests and benchmarks. */
export const noLimits: Limiter = {
  hit: async () => ({ allowed: true, retryAfter: 0 }),
  reached: async () => false,
};

/** Maximum of open windows; the oldest is evicted first. */
export const MAX_WINDOWS = 200_000;

/**
 * The limiter of one process; several processes share theirs through Redis.
 * @param windows that are already open
 */
export function memoryLimiter(clock: Clock, windows: Windows = new Map()): Limiter {
  let sweptAt = 0;

  /** Deletes ended windows within a minute, because their keys contain addresses or ids. */
  const sweep = (now: number) => {
    if (now - sweptAt < MINUTE) return;
    sweptAt = now;
    for (const [key, { ends }] of windows) if (ends <= now) windows.delete(key);
  };

  const makeRoom = () => {
    for (const key of windows.keys()) {
      if (windows.size < MAX_WINDOWS) return;
      windows.delete(key);
    }
  };

  return {
    async hit(key, max, seconds) {
      const now = clock.now().getTime();
      sweep(now);
      const known = windows.get(key);
      if (!known) makeRoom();
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
