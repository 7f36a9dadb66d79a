import { PICTURE_WIDTHS } from 'contract/wire/media.contract';
import sharp, { type Sharp } from 'sharp';
import { pictureKind } from './pictureKind';

sharp.concurrency(1);
sharp.cache(false);

const MAX_PIXELS = 25_000_000;
const MIN_SIDE_PX = 64;
const MAX_WIDTH = 1_280; // pixels, of the picture without a width in its name

/** One file of a picture. */
export interface EncodedFile {
  /** Pixels; undefined for the largest, whose name has no width. */
  width?: number;
  bytes: Buffer;
}

/** The files, or a sentence for the sender why it is refused. */
export type EncodedUpload = { files: EncodedFile[] } | { refused: string };

/** Re-encodes an upload in every width, which removes hidden content. */
export async function encodeUpload(bytes: Buffer): Promise<EncodedUpload> {
  if (!pictureKind(bytes))
    return { refused: 'Please select an image (JPEG, PNG, WebP, GIF or AVIF).' };
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).rotate();
  const size = await picture.metadata().catch(() => undefined);
  if (!size) return { refused: 'The image is damaged or larger than 25 megapixels.' };
  if (Math.min(size.width, size.height) < MIN_SIDE_PX)
    return { refused: 'The image must be at least 64 pixels wide and high.' };
  // Decoding may still fail, because a file can be truncated after its header.
  const whole = await decode(picture).catch(() => undefined);
  return whole ? { files: await encodeWebp(whole) } : { refused: 'The image is damaged.' };
}

/**
 * Encodes every width as WebP; a picture no larger than the largest width is encoded once.
 * @param effort of the encoder: plain shapes need less
 */
export async function encodeWebp(picture: Sharp, effort = 4): Promise<EncodedFile[]> {
  const { width: whole = 0 } = await picture.metadata();
  const webp = (width: number) => sized(picture, width).webp({ quality: 78, effort }).toBuffer();
  const files: EncodedFile[] = [];
  for (const width of PICTURE_WIDTHS) files.push({ width, bytes: await webp(width) });
  const isLarger = whole > Math.max(...PICTURE_WIDTHS);
  return [...files, { bytes: isLarger ? await webp(MAX_WIDTH) : files.at(-1)!.bytes }];
}

/** A smaller file of the same quality, which takes long to encode. @param bytes a file of ours */
export const encodeAvif = (bytes: Buffer, width: number): Promise<Buffer> =>
  sized(sharp(bytes), width).avif({ quality: 50, effort: 4 }).toBuffer();

async function decode(picture: Sharp): Promise<Sharp> {
  const inside = {
    width: MAX_WIDTH,
    height: 2 * MAX_WIDTH,
    fit: 'inside',
    withoutEnlargement: true,
  } as const;
  return sharp(await picture.resize(inside).png({ compressionLevel: 1 }).toBuffer());
}

const sized = (picture: Sharp, width: number) =>
  picture.clone().resize({ width, withoutEnlargement: true });
