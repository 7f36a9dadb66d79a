import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import sharp, { type Sharp } from 'sharp';

import { PICTURE_WIDTHS } from '../../contract/media.contract';
import { boundedQueue } from '../app/boundedQueue';
import { invalid } from '../app/refusal';
import { heavyAtOnce } from '../app/spareCore';
import type { MediaStore } from './mediaStore';
import { pictureKind } from './pictureKind';

sharp.concurrency(1);
sharp.cache(false);

const MAX_PIXELS = 25_000_000;
const MIN_SIDE = 64; // pixels
const LARGEST = 1_280; // pixels, width of the picture without a width in its name

export type PictureOf = 'users' | 'startups';

export type Media = ReturnType<typeof pictureMedia>;

/** Takes pictures in and lets them go. Every picture is drawn anew, so nothing hides in it. */
export function pictureMedia(store: MediaStore, log?: FastifyBaseLogger) {
  const turn = boundedQueue(heavyAtOnce(2), 20);
  let background: Promise<unknown> = Promise.resolve();

  /** AVIF takes long to encode: one after the other, while the WebP files are already served. */
  function encodeLater(name: string, picture: Sharp) {
    const job = async () => {
      for (const width of PICTURE_WIDTHS) {
        const bytes = await sized(picture, width).avif({ quality: 50, effort: 4 }).toBuffer();
        await store.put(`${name}-${width}.avif`, bytes, 'image/avif');
      }
    };
    background = background
      .then(job)
      .catch((error) => log?.error({ err: error, picture: name }, 'picture not encoded'));
  }

  async function remove(path: string | null): Promise<void> {
    if (path === null) return;
    const name = path.replace(/\.webp$/, '');
    const sizes = ['', ...PICTURE_WIDTHS.map((width) => `-${width}`)];
    const files = sizes.flatMap((size) => [`${name}${size}.webp`, `${name}${size}.avif`]);
    await Promise.all(files.map((file) => store.delete(file)));
  }

  return {
    get: store.get,

    /**
     * Stores what somebody sent.
     * @param field named in the refusal
     * @returns the path, as it goes over the wire
     * @throws 422 when it is no picture, or too small or too large
     */
    async accept(of: PictureOf, bytes: Buffer, field: string): Promise<string> {
      return turn(async () => {
        const picture = await readPicture(bytes, field);
        const name = newName(of);
        await storeWebp(store, name, picture);
        encodeLater(name, picture);
        return `${name}.webp`;
      });
    },

    /** Stores a picture of our own making, e.g. the demo's: plain shapes need less effort. */
    async keep(of: PictureOf, picture: Sharp): Promise<string> {
      const name = newName(of);
      await storeWebp(store, name, picture, 2);
      return `${name}.webp`;
    },

    /** @throws when the store fails, so that whoever must erase it tries again */
    remove,

    /**
     * Lets go of a picture that a change left behind. The change holds whether or not the store
     * answers: a file that stays is logged, shown nowhere, and its name cannot be guessed.
     */
    discard: (path: string | null): Promise<void> =>
      remove(path).catch((error) =>
        log?.error({ err: error, picture: path }, 'old picture not deleted'),
      ),

    /** Resolves when nothing is left to encode. */
    settled: () => background,
  };
}

async function readPicture(bytes: Buffer, field: string): Promise<Sharp> {
  const refuse = (reason: string) => invalid({ [field]: reason });
  if (!pictureKind(bytes)) throw refuse('Please select an image (JPEG, PNG, WebP, GIF or AVIF).');
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).rotate();
  const { width, height } = await picture.metadata().catch(() => {
    throw refuse('The image is damaged or larger than 25 megapixels.');
  });
  if (Math.min(width, height) < MIN_SIDE)
    throw refuse('The image must be at least 64 pixels wide and high.');
  // Decoding may still fail: a file can be cut off after its header.
  const inside = {
    width: LARGEST,
    height: 2 * LARGEST,
    fit: 'inside',
    withoutEnlargement: true,
  } as const;
  const whole = await picture
    .resize(inside)
    .png({ compressionLevel: 1 })
    .toBuffer()
    .catch(() => {
      throw refuse('The image is damaged.');
    });
  return sharp(whole);
}

const newName = (of: PictureOf) => `${of}/${randomBytes(16).toString('hex')}`;

const sized = (picture: Sharp, width: number) =>
  picture.clone().resize({ width, withoutEnlargement: true });

/** A picture that is not larger than the largest width is not encoded a second time. */
async function storeWebp(store: MediaStore, name: string, picture: Sharp, effort = 4) {
  const { width: whole = 0 } = await picture.metadata();
  let last: Buffer | undefined;
  for (const width of [...PICTURE_WIDTHS, LARGEST]) {
    const same = width === LARGEST && whole <= Math.max(...PICTURE_WIDTHS);
    last =
      same && last ? last : await sized(picture, width).webp({ quality: 78, effort }).toBuffer();
    await store.put(`${name}${width === LARGEST ? '' : `-${width}`}.webp`, last, 'image/webp');
  }
}
