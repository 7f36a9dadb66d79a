import sharp from 'sharp';

import { DAY } from '../app/clock';
import { eraseDue } from '../modules/privacy/eraseDue';
import { PASSWORD, type TestUser, testApp } from '../testing';

const kit = testApp();
let ana: TestUser;
let address: string;

beforeEach(async () => {
  ana = await kit.person();
  const plain = { width: 80, height: 80, channels: 3, background: '#e8194b' } as const;
  const photo = new Blob([new Uint8Array(await sharp({ create: plain }).png().toBuffer())]);
  const form = { name: 'Ana', surname: '/', profile_photo: photo };
  const { body } = await kit.call('POST', '/account/settings', { as: ana, form });
  address = `/media/${body.user.profile_photo}`;
});

/** A cache that has stored the picture as WebP. What it returns asks whether the copy is still valid. */
async function storeInCache() {
  const { headers } = await kit.app.inject({ url: address, headers: { accept: 'image/webp' } });
  const etag = String(headers.etag);
  return (accept = 'image/webp') =>
    kit.app.inject({ url: address, headers: { accept, 'if-none-match': etag } });
}

it('a photo is stored by caches for a day, and then confirmed without sending it again', async () => {
  const ask = await storeInCache();
  const { statusCode, headers, rawPayload } = await ask();

  expect([statusCode, rawPayload.length]).toEqual([304, 0]);
  expect(headers).toMatchObject({ 'cache-control': 'public, max-age=86400', vary: 'accept' });
});

it('a photo that a cache has as WebP is sent as AVIF to a browser that supports it', async () => {
  await kit.deps.media.encode();
  address = address.replace('.webp', '-160.webp');
  const ask = await storeInCache();
  const { statusCode, headers } = await ask('image/avif,image/webp');

  expect([statusCode, headers['content-type']]).toEqual([200, 'image/avif']);
});

it('a cache that asks again for the photo of an erased person no longer gets it', async () => {
  const ask = await storeInCache();
  await kit.post('/account/delete', { password: PASSWORD }, { as: ana });
  kit.clock.advance(14 * DAY);
  await eraseDue(kit.deps);
  await kit.deps.media.sweep();
  const { statusCode, headers } = await ask();

  expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
});
