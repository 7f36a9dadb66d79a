import type { EncodedUpload } from './encode';

/** Who draws pictures: this process, or one beside it. */
export interface PictureEncoder {
  /** @throws 503 when too many wait */
  encodeUpload(bytes: Buffer): Promise<EncodedUpload>;
  /** @param bytes a file of ours @throws 503 when too many wait; others when it cannot be encoded */
  encodeAvif(bytes: Buffer, width: number): Promise<Buffer>;
}
