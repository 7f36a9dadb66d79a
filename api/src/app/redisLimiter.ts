import type { Redis } from 'ioredis';

import type { Limiter } from './limiter';

/** Increments and reads the window's time to live atomically, so that no window lives for ever. */
const HIT_SCRIPT = `local count = redis.call('INCR', KEYS[1])
if count == 1 or redis.call('PTTL', KEYS[1]) < 0 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {count, redis.call('PTTL', KEYS[1])}`;

const COMMAND_TIMEOUT_MS = 250; // a limit may never be slower than what it limits
/** After a timeout Redis is not asked for this long: one call counts several times. */
const RETRY_DELAY_MS = 1_000;

/**
 * Limits that all processes share.
 * @param url of Redis; connected to with the first count
 * @param alone counts while Redis does not answer: each process for itself, but never not at all
 * @param now milliseconds since any moment; no step of the machine's clock moves them
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
      // Ending a connection that is gone already would hold the process for this long.
      disconnectTimeout: 0,
      enableOfflineQueue: false,
      enableReadyCheck: false,
      lazyConnect: true,
      maxRetriesPerRequest: 0,
    });
    // It reconnects by itself; without a listener an error would end the process.
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
