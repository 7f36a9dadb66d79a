import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import {
  createWriteStream,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';

import { frame } from './frame';
import { LENGTH } from './shots';
import { RATE, sound } from './sound';

const SIZE = { width: 720, height: 900 };
const EVERY_SECOND = 24;
const POSTER_AT = 5.9;
const TARGET = join(__dirname, '../../shell/src/auth/film');

const PICTURES = [
  '-f',
  'rawvideo',
  '-pix_fmt',
  'rgb24',
  '-s',
  `${SIZE.width}x${SIZE.height}`,
  '-r',
];
const MUSIC = ['-f', 's16le', '-ar', String(RATE), '-ac', '1'];
const YUV = ['-pix_fmt', 'yuv420p', '-g', '120'];

/** What each kind of file is made with; every browser plays one of them. */
const ENCODINGS = {
  'welcome.webm': [
    '-c:v',
    'libvpx-vp9',
    '-crf',
    '38',
    '-b:v',
    '0',
    '-row-mt',
    '1',
    ...YUV,
    '-c:a',
    'libopus',
    '-b:a',
    '40k',
  ],
  'welcome.mp4': [
    '-c:v',
    'libx264',
    '-crf',
    '27',
    '-preset',
    'slow',
    ...YUV,
    '-c:a',
    'aac',
    '-b:a',
    '56k',
    '-movflags',
    '+faststart',
  ],
};

/**
 * Draws the welcome film of /register and writes its files beside the page: `node --import tsx
 * tooling/film/main.ts`. For authors alone: it needs ffmpeg, the product and its tests do not.
 */
async function main() {
  const desk = mkdtempSync(join(tmpdir(), 'film-'));
  const [pictures, music] = [join(desk, 'pictures.rgb'), join(desk, 'music.s16')];
  mkdirSync(TARGET, { recursive: true });
  writeFileSync(music, sound());
  await draw(pictures);
  for (const [name, how] of Object.entries(ENCODINGS)) {
    const file = join(TARGET, name);
    const input = [...PICTURES, String(EVERY_SECOND), '-i', pictures, ...MUSIC, '-i', music];
    execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...how, '-shortest', file]);
    console.log(`${name}: ${Math.round(statSync(file).size / 1000)} kB`);
  }
  const poster = sharp(Buffer.from(await frame(SIZE, POSTER_AT)));
  await poster.webp({ quality: 76 }).toFile(join(TARGET, 'welcome.webp'));
  rmSync(desk, { recursive: true });
}

/** Every frame of the film, one after the other, as raw pixels. */
async function draw(file: string): Promise<void> {
  const writer = createWriteStream(file);
  for (let i = 0; i < LENGTH * EVERY_SECOND; i += 1) {
    const drawn = Buffer.from(await frame(SIZE, i / EVERY_SECOND));
    const pixels = await sharp(drawn).removeAlpha().raw().toBuffer();
    if (!writer.write(pixels)) await once(writer, 'drain');
  }
  writer.end();
  await once(writer, 'close');
}

void main();
