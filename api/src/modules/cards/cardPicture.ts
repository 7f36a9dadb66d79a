import { cover, portrait } from 'art';
import sharp, { type OverlayOptions } from 'sharp';

import type { Card } from './card';

/** Position of the picture: right of the text, vertically centred. */
const FRAMES = {
  cover: { left: 700, top: 145, width: 440, height: 340 },
  portrait: { left: 744, top: 90, width: 360, height: 450 },
};
const STRIPE_HEIGHT = 6; // pixels, under the picture

/**
 * The picture of a startup or a person in its frame.
 * @param stored without it, a picture is generated
 */
export async function cardPicture(
  { shape, seed }: NonNullable<Card['picture']>,
  stored?: Buffer,
): Promise<OverlayOptions[]> {
  const { left, top, width, height } = FRAMES[shape];
  const size = { width, height };
  const drawn = shape === 'cover' ? cover(size, { seed }) : portrait(size, { seed });
  const picture = await sharp(stored || Buffer.from(drawn))
    .resize({ ...size, fit: 'cover', position: 'attention' })
    .png()
    .toBuffer();
  return [
    { input: picture, left, top },
    { input: Buffer.from(edge(width)), left, top: top + height },
  ];
}

const edge = (width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${STRIPE_HEIGHT}"><defs><linearGradient id="sun"><stop stop-color="#ff5b3f"/><stop offset="1" stop-color="#ffb627"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#sun)"/></svg>`;
