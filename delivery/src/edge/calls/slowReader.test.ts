import { Readable } from 'node:stream';

import { LargeAnswers } from './LargeAnswers';

const KIB = 1024;
const PIECE = Buffer.alloc(64 * KIB);

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

/** Reads an answer of about 4 MiB, so many milliseconds a piece of it. @returns how much there was */
async function read(large: LargeAnswers, pace: number): Promise<number> {
  const rest = Readable.from(Array(60).fill(PIECE), { objectMode: false });
  let bytes = 0;
  for await (const piece of large.open('somebody', Array(4).fill(PIECE), rest)) {
    bytes += (piece as Buffer).length;
    jest.advanceTimersByTime(pace * ((piece as Buffer).length / PIECE.length));
  }
  return bytes;
}

it('who reads slowly gets all of a large answer, and who reads hardly at all does not', async () => {
  const large = new LargeAnswers({ all: 1, each: 1, within: 30_000 });
  expect(await read(large, 2_500)).toBe(4 * KIB * KIB);
  await expect(read(large, 6_000)).rejects.toThrow('Premature close');
  expect(await read(large, 0)).toBe(4 * KIB * KIB);
});
