import { Readable } from 'node:stream';

import type { LaneBounds } from './bounds';
import { busy, tooMany } from './CallRefused';
import { Counts } from './Counts';

/** The client must receive this many bytes within each time limit. */
const PART_BYTES = 512 * 1024;

/**
 * Responses that are too large to buffer. Each holds its connection while it is read, so their number and their
 * duration are limited.
 */
export class LargeAnswers {
  private readonly reading = new Counts();

  constructor(private readonly bounds: LaneBounds['large']) {}

  /**
   * @returns all of it, cut short when it is read too slowly
   * @throws CallRefused when too many are being read already
   */
  open(who: string, begun: readonly Buffer[], rest: Readable): Readable {
    rest.on('error', ignored);
    const { all, each, within } = this.bounds;
    const mine = this.reading.of(who);
    if (mine >= each || this.reading.all >= all) {
      rest.destroy();
      throw mine >= each ? tooMany() : busy();
    }
    this.reading.change(who, 1);
    const timer = setTimeout(() => {
      rest.destroy();
      answer.destroy();
    }, within);
    const whole = passOn(begun, rest, () => timer.refresh());
    const answer = Readable.from(whole, { objectMode: false });
    return answer.once('close', () => {
      clearTimeout(timer);
      this.reading.change(who, -1);
      rest.destroy();
    });
  }
}

/** @param onPart called after each further part */
async function* passOn(begun: readonly Buffer[], rest: Readable, onPart: () => void) {
  let left = PART_BYTES;
  for (const pieces of [begun, rest as AsyncIterable<Buffer>]) {
    for await (const piece of pieces) {
      yield piece;
      left -= piece.length;
      if (left > 0) continue;
      left = PART_BYTES;
      onPart();
    }
  }
}

/** The client notices that the response was cut short. */
const ignored = () => {};
