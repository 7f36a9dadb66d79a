import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

const FOLDER = join(__dirname, '../visual-snapshots');
const DRAWN_BY = join(FOLDER, 'browser.txt');
const SEEN = 40; // of 255, in any colour: a smaller difference of a pixel is the packing's
const TILE = 40; // pixels of a snapshot, a side

/** Share of a small tile: text of another grey makes 0.12, a heading 8 px lower 0.13 or more. */
export const MAX_CHANGED_SHARE = 0.05;

/** Version of the browser that drew the stored snapshots: another one draws letters differently. */
export const drawnBy = () =>
  existsSync(DRAWN_BY) ? readFileSync(DRAWN_BY, 'utf8').trim() : undefined;

/** The whole page at half its size, packed: a moved block is seen, and all snapshots stay small. */
export async function snapshotOf(page: Page): Promise<Buffer> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 500) {
      scrollTo(0, top);
      await new Promise((next) => requestAnimationFrame(next));
    }
    scrollTo(0, 0);
    // One that is still to be fetched might never be: whoever compares looks again.
    const fetched = [...document.images].filter(({ complete }) => complete);
    await Promise.all(fetched.map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
  });
  const whole = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  const { width } = await sharp(whole).metadata();
  return sharp(whole)
    .resize({ width: Math.round(width / 2) })
    .webp({ quality: 60, effort: 6 })
    .toBuffer();
}

/** A snapshot that the next one is like: what opens with its page may be a frame late. */
export async function steadySnapshotOf(page: Page): Promise<Buffer> {
  let before = await snapshotOf(page);
  for (let look = 0; look < 10; look += 1) {
    const now = await snapshotOf(page);
    if (now.equals(before)) return now;
    before = now;
  }
  return before;
}

/** Several snapshots as one, from top to bottom. */
export async function joined(snapshots: readonly Buffer[]): Promise<Buffer> {
  const sizes = await Promise.all(snapshots.map((one) => sharp(one).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  let height = 0;
  const placed = snapshots.map((input, at) => {
    const top = height;
    height += sizes[at]!.height;
    return { input, top, left: 0 };
  });
  return sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .composite(placed)
    .webp({ quality: 60, effort: 6 })
    .toBuffer();
}

/** Stores a snapshot, and which browser drew it. */
export function storeSnapshot(name: string, snapshot: Buffer, version: string): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${name}.webp`), snapshot);
  writeFileSync(DRAWN_BY, `${version}\n`);
}

/**
 * How much a page differs from the stored one: share of changed pixels in the tile that changed
 * most, so a button of another colour counts on a long page as on a short one. 1 when its size is
 * another, or when nothing is stored.
 */
export async function difference(name: string, snapshot: Buffer): Promise<number> {
  if (!existsSync(join(FOLDER, `${name}.webp`))) return 1;
  const raw = (picture: Buffer) =>
    sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [now, before] = [
    await raw(snapshot),
    await raw(readFileSync(join(FOLDER, `${name}.webp`))),
  ];
  const { width, height, channels } = now.info;
  if (height !== before.info.height || width !== before.info.width) return 1;

  const columns = Math.ceil(width / TILE);
  const changed = new Uint32Array(columns * Math.ceil(height / TILE));
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    if (!isSeen(now.data, before.data, pixel * channels, channels)) continue;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    changed[Math.floor(y / TILE) * columns + Math.floor(x / TILE)]! += 1;
  }
  return Math.max(...changed) / TILE ** 2;
}

function isSeen(now: Buffer, before: Buffer, from: number, channels: number): boolean {
  for (let at = from; at < from + channels; at += 1) {
    if (Math.abs(now[at]! - before[at]!) > SEEN) return true;
  }
  return false;
}
