import { cover, type PortraitOptions, portrait } from 'art';
import sharp, { type Sharp } from 'sharp';

import type { Media } from '../../media/media';
import type { PictureOf } from '../../media/pictureFiles';

const FACE = { width: 640, height: 640 };
const COVER = { width: 1_280, height: 720 };

/** Draws the demo's pictures and stores them like uploads. Each is drawn once. */
export function pictureDrawing(media: Media) {
  return {
    face: (options: PortraitOptions) => keep('users', portrait(FACE, options)),
    cover: (name: string, index: number) => keep('startups', cover(COVER, { seed: name, index })),
  };

  /** @returns the path of the stored picture */
  async function keep(of: PictureOf, svg: string): Promise<string> {
    return media.keep(of, await rasterise(svg));
  }
}

async function rasterise(svg: string): Promise<Sharp> {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info });
}

/** Runs a job for every item, two at a time, and keeps the order of results. */
export async function inPairs<T, R>(
  items: readonly T[],
  job: (item: T, at: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const work = async () => {
    while (next < items.length) {
      const at = next++;
      results[at] = await job(items[at]!, at);
    }
  };
  await Promise.all([work(), work()]);
  return results;
}
