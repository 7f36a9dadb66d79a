import { type BoundedQueue, boundedQueue } from '../../app/boundedQueue';
import { maxHeavyJobs } from '../../app/maxHeavyJobs';
import type { Card } from '../../modules/cards/card';
import { drawCard } from '../../modules/cards/drawCard';
import { type EncodedUpload, encodeAvif, encodeUpload } from './encode';

/** What takes long about pictures: done here, or by a process beside this one. */
export interface PictureWork {
  encodeUpload(bytes: Buffer): Promise<EncodedUpload>;
  /** @param bytes a file of ours */
  encodeAvif(bytes: Buffer, width: number): Promise<Buffer>;
  /** @param stored the picture it shows, if there is one @returns JPEG */
  drawCard(card: Card, product: string, stored?: Buffer): Promise<Buffer>;
  close?(): Promise<void>;
}

/** Pictures being drawn, a few at a time; each is refused with 503 when too many wait. */
export interface PictureEncoder extends PictureWork {
  /** @param sender of whom only a few wait */
  encodeUpload(bytes: Buffer, sender?: number): Promise<EncodedUpload>;
  load: BoundedQueue['load'];
}

const MAX_WAITING = 20;
/** More than a person sends at a time, and a fifth of the queue. */
const MAX_WAITING_PER_MEMBER = 4;
const MAX_WAITING_CARDS = 50;

/** @param work in this process unless it is said where */
export function pictureEncoder(
  work: PictureWork = { encodeUpload, encodeAvif, drawCard },
): PictureEncoder {
  const turn = boundedQueue(maxHeavyJobs(), MAX_WAITING, { each: MAX_WAITING_PER_MEMBER });
  const cardsTurn = boundedQueue(1, MAX_WAITING_CARDS);
  return {
    encodeUpload: (bytes, sender) => turn(() => work.encodeUpload(bytes), sender),
    encodeAvif: (bytes, width) => turn(() => work.encodeAvif(bytes, width)),
    drawCard: (...card) => cardsTurn(() => work.drawCard(...card)),
    load: turn.load,
    close: work.close,
  };
}
