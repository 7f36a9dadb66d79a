import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errors, type Page } from '@playwright/test';
import sharp from 'sharp';

const FOLDER = join(__dirname, '../visual-snapshots');
const BROWSER_FILE = join(FOLDER, 'browser.txt');
const MIN_COLOR_DIFFERENCE = 40; // of 255; smaller differences come from the compression
const TILE_SIZE = 40; // pixels per side

/** Share of a small tile: text in another grey makes 0.12, a heading 8 px lower at least 0.13. */
export const MAX_CHANGED_SHARE = 0.05;

/** Version of the browser that drew the stored snapshots: another version draws letters differently. */
export const drawnBy = () =>
  existsSync(BROWSER_FILE) ? readFileSync(BROWSER_FILE, 'utf8').trim() : undefined;

/** The whole page at half its size, compressed: a moved block shows, and all snapshots stay small. */
async function snapshotOf(page: Page): Promise<Buffer> {
  await inTime(page.evaluate(drawWhole));
  const whole = await page.screenshot({
    fullPage: true,
    animations: 'disabled',
    caret: 'hide',
    timeout: SNAPSHOT_TIMEOUT_MS,
  });
  const { width } = await sharp(whole).metadata();
  return sharp(whole)
    .resize({ width: Math.round(width / 2) })
    .webp({ quality: 60, effort: 6 })
    .toBuffer();
}

/** @throws TimeoutError when the browser does not respond in time */
async function inTime(asked: Promise<unknown>): Promise<void> {
  let late: NodeJS.Timeout | undefined;
  const limit = new Promise((_, reject) => {
    const fault = new errors.TimeoutError('The page does not answer.');
    late = setTimeout(() => reject(fault), SNAPSHOT_TIMEOUT_MS);
  });
  await Promise.race([asked, limit]).finally(() => clearTimeout(late));
}

/** Runs in the page: scrolls through it, so that lazy content is drawn. */
async function drawWhole(): Promise<void> {
  // Content that loads later than this limit, or never, is left to the next snapshot.
  const within = (limit: number, ready: Promise<unknown>) =>
    Promise.race([ready, new Promise((next) => setTimeout(next, limit))]);
  for (let top = 0; top < document.body.scrollHeight; top += 500) {
    scrollTo(0, top);
    await within(1_000, new Promise((next) => requestAnimationFrame(next)));
  }
  scrollTo(0, 0);
  // A picture that is not loaded yet might never load; the caller compares again anyway.
  const fetched = [...document.images].filter(({ complete }) => complete);
  const drawn = Promise.all(fetched.map((image) => image.decode().catch(() => {})));
  await within(
    10_000,
    drawn.then(() => document.fonts.ready),
  );
}

const MAX_ATTEMPTS = 20;
/** A snapshot may take a minute on a busy machine, and now and then a browser never finishes one. */
const SNAPSHOT_TIMEOUT_MS = 90_000;

/**
 * How much a page differs from its stored snapshot after all late content is there. Repeats the snapshot until it
 * matches. Stores the differing picture in `file`.
 */
export async function changeOf(shown: Page, name: string, file: string): Promise<number> {
  let page = shown;
  for (let attempt = 1; ; attempt += 1) {
    const now = await snapshotOf(page).catch((fault: unknown) => {
      if (fault instanceof errors.TimeoutError && attempt < MAX_ATTEMPTS) return undefined;
      throw fault;
    });
    if (!now) {
      page = await inAnotherTab(page);
      continue;
    }
    const share = await difference(name, now);
    if (share <= MAX_CHANGED_SHARE) return share;
    writeFileSync(file, now);
    if (attempt === MAX_ATTEMPTS) return share;
    await page.waitForTimeout(1_000);
  }
}

/** Opens the same page in another tab, because a tab's process now and then stops responding. */
async function inAnotherTab(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await other.emulateMedia({ reducedMotion: 'reduce' });
  await other.setViewportSize(page.viewportSize()!);
  await other.goto(page.url(), { waitUntil: 'networkidle' });
  return other;
}

/** Stores the snapshot of a page, and the version of the browser. */
export async function storeSnapshot(page: Page, name: string, version: string): Promise<void> {
  await snapshotOf(page); // by then everything that is fetched late is loaded
  const snapshot = await snapshotOf(page);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${name}.webp`), snapshot);
  writeFileSync(BROWSER_FILE, `${version}\n`);
}

/**
 * How much a page differs from its stored snapshot: the share of changed pixels in the most changed tile, so that a
 * button of another colour counts equally on long and short pages. 1 when the size differs, or nothing is stored.
 */
async function difference(name: string, snapshot: Buffer): Promise<number> {
  if (!existsSync(join(FOLDER, `${name}.webp`))) return 1;
  const raw = (picture: Buffer) =>
    sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [now, before] = [
    await raw(snapshot),
    await raw(readFileSync(join(FOLDER, `${name}.webp`))),
  ];
  const { width, height, channels } = now.info;
  if (height !== before.info.height || width !== before.info.width) return 1;

  const columns = Math.ceil(width / TILE_SIZE);
  const changed = new Uint32Array(columns * Math.ceil(height / TILE_SIZE));
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    if (!isSeen(now.data, before.data, pixel * channels, channels)) continue;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    changed[Math.floor(y / TILE_SIZE) * columns + Math.floor(x / TILE_SIZE)]! += 1;
  }
  return Math.max(...changed) / TILE_SIZE ** 2;
}

function isSeen(now: Buffer, before: Buffer, from: number, channels: number): boolean {
  for (let at = from; at < from + channels; at += 1) {
    if (Math.abs(now[at]! - before[at]!) > MIN_COLOR_DIFFERENCE) return true;
  }
  return false;
}
