import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

import { type TestUser, testApp } from '../testing';

const kit = testApp();
let ana: TestUser;
beforeAll(async () => {
  ana = await kit.person();
});

const send = (bytes: Uint8Array<ArrayBuffer>) =>
  kit.call('POST', '/account/settings', {
    as: ana,
    form: { name: 'Ana', surname: 'Horvat', profile_photo: new File([bytes], 'a.png') },
  });

/** A PNG of any size; its header may declare more than its body contains. */
function png(width: number, height: number, body: Buffer, extra: Buffer[] = []) {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const deps = [chunk('IHDR', head), ...extra, chunk('IDAT', body), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...deps]);
}

function chunk(type: string, data: Buffer) {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

const animation = (frames: number) => {
  const control = Buffer.alloc(8);
  control.writeUInt32BE(frames, 0);
  return chunk('acTL', control);
};

describe('a decompression bomb', () => {
  const zeros = deflateSync(Buffer.alloc(20_001 * 20_000));

  it.each([
    ['400 megapixels in 390 kB', () => png(20_000, 20_000, zeros)],
    [
      'a header that declares a huge picture',
      () => png(2 ** 31 - 1, 2 ** 31 - 1, deflateSync(Buffer.alloc(9))),
    ],
    ['a line a million pixels long', () => png(1_000_000, 30, deflateSync(Buffer.alloc(9)))],
    [
      'ten thousand frames and no picture',
      () => png(800, 600, Buffer.alloc(0), [animation(10_000)]),
    ],
    ['a zip', () => Buffer.from('PK\x03\x04'.padEnd(2_000, 'a'), 'latin1')],
    ['a PDF', () => Buffer.from('%PDF-1.7\n'.padEnd(2_000, 'a'), 'latin1')],
    ['an SVG that reads files', () => Buffer.from(XXE)],
    ['an SVG after a byte order mark', () => Buffer.from(`\ufeff${XXE}`)],
  ])('is refused: %s', async (_what, make) => {
    const before = process.memoryUsage().rss;
    const { status, body } = await send(make());
    const grown = (process.memoryUsage().rss - before) / 2 ** 20;

    expect(status).toBe(422);
    expect(body.errors.profile_photo).toHaveLength(1);
    // Decoding it would take 400 MB and more.
    expect(grown).toBeLessThan(200);
  });

  it.each([
    ['a GIF that is a script', async () => gif(), "/*alert(1)*/=1;'<script>'"],
    ['a PNG followed by a page', async () => small('png'), '<html><script>alert(1)</script>'],
    ['a JPEG with PHP in its comment', async () => small('jpeg'), '<?php system($_GET[0]); ?>'],
  ])('loses hidden content: %s', async (_what, make, hidden) => {
    const { status, body } = await send(Buffer.concat([await make(), Buffer.from(hidden)]));

    expect(status).toBe(200);
    const path = `/media/${body.user.profile_photo}`;
    const { rawPayload, headers } = await kit.app.inject(path);
    expect(rawPayload.includes(hidden)).toBe(false);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });
});

const XXE = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>
<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><text>&x;</text></svg>`;

const small = (format: 'png' | 'jpeg' | 'gif') =>
  sharp({ create: { width: 80, height: 80, channels: 3, background: '#a33' } })
    .toFormat(format)
    .toBuffer();
const gif = () => small('gif');
