import { type BoundedQueue, boundedQueue } from '../../app/boundedQueue';
import { maxHeavyJobs } from '../../app/maxHeavyJobs';
import type { Card } from '../../modules/cards/card';
import { drawCard } from '../../modules/cards/drawCard';
import { type EncodedUpload, encodeAvif, encodeUpload } from './encode';

/** Expensive work on pictures, in this process or a worker process. */
export interface PictureWork {
  encodeUpload(bytes: Buffer): Promise<EncodedUpload>;
  /** @param bytes a file of ours */
  encodeAvif(bytes: Buffer, width: number): Promise<Buffer>;
  /** @param stored the picture on the card, if there is one @returns JPEG */
  drawCard(card: Card, product: string, stored?: Buffer): Promise<Buffer>;
  close?(): Promise<void>;
}

/** Encodes pictures, a few at a time; responds with 503 when too many wait. */
export interface PictureEncoder extends PictureWork {
  /** @param sender whose waiting jobs are limited */
  encodeUpload(bytes: Buffer, sender?: number): Promise<EncodedUpload>;
  load: BoundedQueue['load'];
}

const MAX_WAITING = 20;
/** More than a person sends at a time, and a fifth of the queue. */
const MAX_WAITING_PER_MEMBER = 4;
const MAX_WAITING_CARDS = 50;

/** @param work in this process by default */
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
