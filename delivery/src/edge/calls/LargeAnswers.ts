import { Readable } from 'node:stream';

import type { LaneBounds } from './bounds';
import { busy, tooMany } from './CallRefused';
import { Counts } from './Counts';

/** So much of an answer goes to its reader within the time that there is, bytes. */
const PART_BYTES = 512 * 1024;

/** Answers too large to be held: each keeps its connection while it is read, so there are few, and none stays. */
export class LargeAnswers {
  private all = 0;
  private readonly reading = new Counts();

  constructor(private readonly bounds: LaneBounds['large']) {}

  /**
   * @param who reads it
   * @param begun what is here of it
   * @param rest what is not
   * @returns all of it, which ends early when it is read too slowly
   * @throws CallRefused when too many are read already
   */
  open(who: string, begun: readonly Buffer[], rest: Readable): Readable {
    rest.on('error', ignored);
    const { all, each, within } = this.bounds;
    const mine = this.reading.of(who);
    if (mine >= each || this.all >= all) {
      rest.destroy();
      throw mine >= each ? tooMany() : busy();
    }
    this.count(who, 1);
    const timer = setTimeout(() => {
      rest.destroy();
      answer.destroy();
    }, within);
    const whole = passOn(begun, rest, () => timer.refresh());
    const answer = Readable.from(whole, { objectMode: false });
    return answer.once('close', () => {
      clearTimeout(timer);
      this.count(who, -1);
      rest.destroy();
    });
  }

  private count(who: string, more: 1 | -1): void {
    this.all += more;
    this.reading.change(who, more);
  }
}

/** @param onPart called whenever another part was read */
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

/** Who reads the answer sees that it ends early. */
const ignored = () => {};
