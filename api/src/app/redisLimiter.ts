import type { Redis } from 'ioredis';

import type { Limiter } from './limiter';

/** Increments and reads the TTL atomically, so that every window expires. */
const HIT_SCRIPT = `local count = redis.call('INCR', KEYS[1])
if count == 1 or redis.call('PTTL', KEYS[1]) < 0 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {count, redis.call('PTTL', KEYS[1])}`;

const COMMAND_TIMEOUT_MS = 250; // a limit must not be slower than what it limits
/** After a timeout Redis is not asked for this long, because one call counts several times. */
const RETRY_DELAY_MS = 1_000;

/**
 * A limiter shared by all processes.
 * @param url of Redis; connects at the first count
 * @param alone counts per process while Redis does not respond
 * @param now monotonic milliseconds
 */
export function redisLimiter(
  url: string,
  alone: Limiter,
  now: () => number = () => performance.now(),
): Limiter & { close(): Promise<void> } {
  let connected: Promise<Redis> | undefined;
  let silentUntil = Number.NEGATIVE_INFINITY;

  async function connect(): Promise<Redis> {
    const { Redis } = await import('ioredis');
    const redis = new Redis(url, {
      commandTimeout: COMMAND_TIMEOUT_MS,
      connectTimeout: 2_000,
      // Otherwise closing a dead connection would keep the process alive this long.
      disconnectTimeout: 0,
      enableOfflineQueue: false,
      enableReadyCheck: false,
      lazyConnect: true,
      maxRetriesPerRequest: 0,
    });
    // It reconnects automatically; without a listener an error would crash the process.
    redis.on('error', () => undefined);
    await redis.connect().catch(() => undefined);
    return redis;
  }

  async function together<T>(act: (redis: Redis) => Promise<T>, otherwise: () => Promise<T>) {
    if (now() < silentUntil) return otherwise();
    connected ??= connect();
    const begun = now();
    try {
      return await act(await connected);
    } catch {
      if (now() - begun >= COMMAND_TIMEOUT_MS) silentUntil = now() + RETRY_DELAY_MS;
      return otherwise();
    }
  }

  return {
    hit: (key, max, seconds) =>
      together(
        async (redis) => {
          const answer = await redis.eval(HIT_SCRIPT, 1, `limit:${key}`, seconds * 1_000);
          const [count, left] = answer as [number, number];
          return { allowed: count <= max, retryAfter: left / 1_000 };
        },
        () => alone.hit(key, max, seconds),
      ),

    reached: (key, max) =>
      together(
        async (redis) => Number(await redis.get(`limit:${key}`)) >= max,
        () => alone.reached(key, max),
      ),

    async close() {
      (await connected)?.disconnect();
      await alone.close?.();
    },
  };
}
