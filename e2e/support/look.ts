import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

const FOLDER = join(__dirname, '../looks');
const DRAWN_BY = join(FOLDER, 'browser.txt');
const SEEN = 40; // of 255: a smaller difference of a pixel is the packing's

/** Version of the browser that drew the stored looks: another one draws letters differently. */
export const drawnBy = () =>
  existsSync(DRAWN_BY) ? readFileSync(DRAWN_BY, 'utf8').trim() : undefined;

/** The whole page at half its size, packed: a moved block is seen, and all looks stay small. */
export async function lookOf(page: Page): Promise<Buffer> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 500) {
      scrollTo(0, top);
      await new Promise((next) => requestAnimationFrame(next));
    }
    scrollTo(0, 0);
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
  });
  const whole = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  const { width } = await sharp(whole).metadata();
  return sharp(whole)
    .resize({ width: Math.round(width / 2) })
    .webp({ quality: 60, effort: 6 })
    .toBuffer();
}

/** Keeps a look, and which browser drew it. */
export function keepLook(name: string, look: Buffer, version: string): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${name}.webp`), look);
  writeFileSync(DRAWN_BY, `${version}\n`);
}

/** Share of pixels that differ from the stored look; all of them when its size is another. */
export async function difference(name: string, look: Buffer): Promise<number> {
  const raw = (picture: Buffer) =>
    sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const [now, before] = [await raw(look), await raw(readFileSync(join(FOLDER, `${name}.webp`)))];
  if (now.info.height !== before.info.height || now.info.width !== before.info.width) return 1;
  let differing = 0;
  for (const [at, value] of now.data.entries()) {
    if (Math.abs(value - before.data[at]!) > SEEN) differing += 1;
  }
  return differing / now.data.length;
}
