import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';

import { LargeAnswers } from './LargeAnswers';

const KIB = 1024;
const PIECE = Buffer.alloc(64 * KIB);

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

const rest = () => Readable.from(Array(60).fill(PIECE), { objectMode: false });

/** Reads a response of about 4 MiB with a pause in milliseconds between pieces. @returns the number of bytes read */
async function read(large: LargeAnswers, pace: number): Promise<number> {
  let bytes = 0;
  for await (const piece of large.open('somebody', Array(4).fill(PIECE), rest())) {
    bytes += (piece as Buffer).length;
    jest.advanceTimersByTime(pace * ((piece as Buffer).length / PIECE.length));
  }
  return bytes;
}

it('a slow reader gets all of a large response, and one that hardly reads does not', async () => {
  const large = new LargeAnswers({ all: 1, each: 1, within: 30_000 });
  expect(await read(large, 2_500)).toBe(4 * KIB * KIB);
  await expect(read(large, 6_000)).rejects.toThrow('Premature close');
  expect(await read(large, 0)).toBe(4 * KIB * KIB);
});

it('large responses are refused with 429 to an address that reads the maximum, and with 503 when all addresses do', async () => {
  const large = new LargeAnswers({ all: 3, each: 2, within: 30_000 });
  const open = (who: string) => large.open(who, [PIECE], rest());
  const [first] = [open('ana'), open('ana')];
  const refused = rest();
  expect(() => large.open('ana', [PIECE], refused)).toThrow(
    expect.objectContaining({ statusCode: 429 }),
  );
  expect(refused.destroyed).toBe(true); // the api's connection is free again
  open('ivo');
  expect(() => open('eva')).toThrow(expect.objectContaining({ statusCode: 503 }));

  expect((await buffer(first!)).length).toBe(61 * PIECE.length);
  expect(() => open('eva')).not.toThrow();
  expect(() => open('eva')).toThrow(expect.objectContaining({ statusCode: 503 }));
});

it('a large response whose reader disconnected uses no resources', async () => {
  const large = new LargeAnswers({ all: 1, each: 1, within: 30_000 });
  const unread = rest();
  const answer = large.open('ana', [PIECE], unread);
  const over = finished(answer).catch(() => {});
  answer.destroy();
  await over;
  expect(unread.destroyed).toBe(true);
  expect(() => large.open('ana', [PIECE], rest())).not.toThrow();
});
