import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import { memoryLimiter } from './limiter';
import { redisLimiter } from './redisLimiter';

const COUNTS = new Map<string, number>();
const sockets = new Set<Socket>();
let server: Server | undefined;
let hangs = false;
let asked = 0;

/** Implements the needed part of the Redis protocol: EVAL counts its key, GET reads it. */
function mockRedis(): Promise<number> {
  server = createServer((socket) => {
    sockets.add(socket);
    socket.on('data', (data) => {
      for (const command of String(data)
        .split(/^\*\d+\r\n/m)
        .filter(Boolean)) {
        const args = command.split('\r\n').filter((word) => word && !/^\$\d+$/.test(word));
        if (args[0] === 'eval') asked += 1;
        if (!hangs) socket.write(answer(args));
      }
    });
  });
  return new Promise((resolve) => {
    server!.listen(0, '127.0.0.1', () => resolve((server!.address() as AddressInfo).port));
  });
}

function answer([name, ...args]: string[]): string {
  if (name === 'hello') return '%0\r\n';
  const key = args.find((word) => word.startsWith('limit:'))!;
  if (name === 'get') return COUNTS.has(key) ? `$1\r\n${COUNTS.get(key)}\r\n` : '_\r\n';
  if (name !== 'eval') return '+OK\r\n';
  COUNTS.set(key, (COUNTS.get(key) ?? 0) + 1);
  return `*2\r\n:${COUNTS.get(key)}\r\n:30000\r\n`;
}

async function stopRedis() {
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => server!.close(resolve));
}

const alone = () => memoryLimiter({ now: () => new Date(0) });

const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;

it('counts for all processes together, and per process while Redis is down', async () => {
  const before = timers();
  const port = await mockRedis();
  const [one, two] = [1, 2].map(() => redisLimiter(`redis://127.0.0.1:${port}`, alone()));

  expect(await one!.hit('a', 2, 60)).toEqual({ allowed: true, retryAfter: 30 });
  expect(await two!.hit('a', 2, 60)).toMatchObject({ allowed: true });
  expect(await one!.hit('a', 2, 60)).toMatchObject({ allowed: false });
  expect(await one!.hit('b', 2, 60)).toMatchObject({ allowed: true });
  const reached = ['a', 'b', 'never'].map((key) => two!.reached(key, 3));
  expect(await Promise.all(reached)).toEqual([true, false, false]);

  await stopRedis();
  expect(await one!.hit('c', 1, 60)).toMatchObject({ allowed: true });
  expect(await one!.hit('c', 1, 60)).toMatchObject({ allowed: false, retryAfter: 60 });
  expect([await one!.reached('c', 2), await one!.reached('a', 1)]).toEqual([true, false]);
  expect(COUNTS.get('limit:c')).toBeUndefined();
  await Promise.all([one!.close(), two!.close()]);
  await sleep(0); // timers of one length fire in order, so those of closing are done
  expect(timers()).toBeLessThanOrEqual(before); // no timer keeps the process alive
});

it('waits for a hanging Redis once a second, not for every count', async () => {
  const port = await mockRedis();
  let now = 0;
  const limiter = redisLimiter(`redis://127.0.0.1:${port}`, alone(), () => now);
  await limiter.hit('d', 9, 60);
  [hangs, asked] = [true, 0];

  const first = limiter.hit('d', 9, 60);
  now += 250;
  expect(await first).toMatchObject({ allowed: true });
  for (let count = 0; count < 7; count += 1) await limiter.hit('d', 9, 60);
  expect(await limiter.hit('d', 8, 60)).toMatchObject({ allowed: false });
  expect(asked).toBe(1);

  hangs = false;
  now += 1_000;
  expect(await limiter.hit('e', 1, 60)).toMatchObject({ allowed: true });
  expect(COUNTS.get('limit:e')).toBe(1);
  await limiter.close();
  await stopRedis();
});
