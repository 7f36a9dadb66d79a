import { createHash } from 'node:crypto';
import sharp from 'sharp';

import { passwordHasher } from '../deps/passwords';
import type { EncodedUpload } from '../media/encoding/encode';
import { pictureEncoder } from '../media/encoding/pictureEncoder';
import type { Card } from '../modules/cards/card';
import { passwordProcess } from './passwordProcess';
import { pictureProcess } from './pictureProcess';

const QUICK = { memoryCost: 64, timeCost: 1, parallelism: 1 };

describe('passwords in a process of their own', () => {
  const passwords = passwordHasher(QUICK, passwordProcess());
  afterAll(() => passwords.close?.());

  it('are hashed and verified, in both processes', async () => {
    const hash = await passwords.hash('Три-сунца-9');

    expect(hash).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/);
    expect(await passwords.matches(hash, 'Три-сунца-9')).toBe(true);
    expect(await passwordHasher(QUICK).matches(hash, 'Три-сунца-9')).toBe(true);
    expect(await passwords.matches(hash, 'три-сунца-9')).toBe(false);
    expect(await passwords.matches(undefined, 'Три-сунца-9')).toBe(false);
  });

  it('fail for an invalid hash only', async () => {
    await expect(passwords.matches('not a hash', 'Три-сунца-9')).rejects.toThrow();
    expect(await passwords.matches(undefined, 'Три-сунца-9')).toBe(false);
  });
});

describe('pictures in a process of their own', () => {
  const encoder = pictureEncoder(pictureProcess());
  afterAll(() => encoder.close?.());
  const plain = { width: 900, height: 600, channels: 3, background: '#e8194b' } as const;

  it('are the same as in this process', async () => {
    const bytes = await sharp({ create: plain }).png().toBuffer();
    const there = await encoder.encodeUpload(bytes);
    const here = await pictureEncoder().encodeUpload(bytes);

    expect(digests(there)).toEqual(digests(here));
    expect(digests(there).map(({ width }) => width)).toEqual([160, 320, 640, undefined]);
  });

  it('are refused with the same message', async () => {
    for (const text of ['<svg/>', '\x89PNG\r\n\x1a\nand no more', 'GIF89a']) {
      const bytes = Buffer.from(text, 'latin1');
      expect(await encoder.encodeUpload(bytes)).toEqual(await pictureEncoder().encodeUpload(bytes));
    }
  });

  it('of shared links are the same as in this process', async () => {
    const card = { tag: 'Season 2', title: 'Žito Полe', line: 'Sensors for bees.' };
    const stored = await sharp({ create: plain }).webp().toBuffer();
    const picture = { path: null, shape: 'cover', seed: 'zito' } as const;
    for (const [drawn, shown] of [
      [card],
      [{ ...card, picture }],
      [{ ...card, picture }, stored],
    ] as [Card, Buffer?][]) {
      const there = await encoder.drawCard(drawn, 'Quest', shown);
      expect(there.equals(await pictureEncoder().drawCard(drawn, 'Quest', shown))).toBe(true);
    }
  });

  it('become AVIF', async () => {
    const webp = await sharp({ create: plain }).webp().toBuffer();
    const { format, width } = await sharp(await encoder.encodeAvif(webp, 320)).metadata();

    expect([format, width]).toEqual(['heif', 320]);
  });
});

function digests(upload: EncodedUpload) {
  if ('refused' in upload) throw new Error(upload.refused);
  return upload.files.map(({ width, bytes }) => ({
    width,
    digest: createHash('sha256').update(bytes).digest('hex'),
  }));
}
