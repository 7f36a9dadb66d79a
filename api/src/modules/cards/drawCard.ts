import { hero } from 'art';
import sharp from 'sharp';

import { CARD_SIZE, type Card } from './card';
import { cardPicture } from './cardPicture';
import { cardText } from './cardText';

const SCENE = { sunX: 0.8, sunY: 0.46, sunRadius: 0.27, peopleHeight: 0.2, rise: 0.16 };
const PEOPLE_X = [0.7, 0.752, 0.8, 0.85, 0.905];

/** One sun per card: behind a picture it is a glow at the edge of its frame. */
const BACKDROPS = {
  people: () => hero(CARD_SIZE, { ...SCENE, peopleX: PEOPLE_X }),
  picture: () => hero(CARD_SIZE, { ...SCENE, sunX: 0.77, sunY: 0.5, peopleX: [] }),
};

const drawn = new Map<keyof typeof BACKDROPS, Promise<Buffer>>();

/**
 * Draws a card as JPEG: every network accepts it, and a sunset takes a fifth of the bytes of a PNG.
 * @param stored the picture on the card, if it has one
 */
export async function drawCard(card: Card, product: string, stored?: Buffer): Promise<Buffer> {
  const [ground, text, picture] = await Promise.all([
    backdrop(card.picture ? 'picture' : 'people'),
    cardText(card, product),
    card.picture ? cardPicture(card.picture, stored) : [],
  ]);
  return sharp(ground)
    .composite([...picture, { input: Buffer.from(text) }])
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer();
}

/** The background of one kind of card, rendered once. */
function backdrop(kind: keyof typeof BACKDROPS): Promise<Buffer> {
  const known = drawn.get(kind);
  if (known) return known;
  const ground = sharp(Buffer.from(BACKDROPS[kind]())).removeAlpha().png().toBuffer();
  drawn.set(kind, ground);
  return ground;
}
