import { boundedQueue } from '../../app/boundedQueue';
import { heavyAtOnce } from '../../app/spareCore';
import { encodeAvif, encodeUpload } from './encode';
import type { PictureEncoder } from './pictureEncoder';

/** Draws pictures in this process, a few at a time. */
export function encodeHere(): PictureEncoder {
  const turn = boundedQueue(heavyAtOnce(2), 20);
  return {
    encodeUpload: (bytes) => turn(() => encodeUpload(bytes)),
    encodeAvif: (bytes, width) => turn(() => encodeAvif(bytes, width)),
  };
}
