import sharp from 'sharp';

import { unavailable } from '../app/httpError';
import { pictures } from '../db/schema';
import { testApp } from '../testing';
import { breakableStore } from '../testing/breakableStore';
import { memoryStore } from '../testing/memoryStore';
import { pictureEncoder } from './encoding/pictureEncoder';
import { pictureMedia } from './media';
import { avifFile, pictureName } from './pictureFiles';

const store = breakableStore(memoryStore());
const kit = testApp({ store });
let name: string;
let tries = 0;

beforeEach(async () => {
  await kit.db.delete(pictures);
  const plain = { width: 80, height: 80, channels: 3, background: '#e8194b' } as const;
  const photo = new Blob([new Uint8Array(await sharp({ create: plain }).png().toBuffer())]);
  const form = { name: 'Ana', surname: '/', profile_photo: photo };
  const { body } = await kit.call('POST', '/account/settings', { as: await kit.person(), form });
  name = pictureName(body.user.profile_photo);
  tries = 0;
});

/** Encodes waiting pictures with an encoder that fails. */
const encodeWith = (error: Error) =>
  pictureMedia({
    ...kit.deps,
    store,
    encoder: {
      ...pictureEncoder(),
      async encodeAvif() {
        tries += 1;
        throw error;
      },
    },
  }).encode();
const waits = async () => (await kit.deps.media.backlog()).toEncode;
const hasAvif = async () => (await store.get(avifFile(name, 160))) !== undefined;

it('a picture that cannot be encoded is tried three times, and stays as it was sent', async () => {
  await encodeWith(new Error('unsupported profile'));
  expect({ tries, waits: await waits() }).toEqual({ tries: 3, waits: 0 });

  await kit.deps.media.encode();
  expect(await hasAvif()).toBe(false);
  expect(await store.get(`${name}.webp`)).toBeDefined();
});

it('is retried when others have priority, as often as needed', async () => {
  for (let time = 1; time <= 4; time += 1) {
    await encodeWith(unavailable());
    expect({ tries, waits: await waits() }).toEqual({ tries: time, waits: 1 });
  }
  await kit.deps.media.encode();
  expect(await hasAvif()).toBe(true);
});

it('is retried when the store is down, as often as needed', async () => {
  store.away = true;
  for (let time = 0; time < 4; time += 1) await expect(kit.deps.media.encode()).rejects.toThrow();
  store.away = false;
  expect(await waits()).toBe(1);
  await kit.deps.media.encode();
  expect(await hasAvif()).toBe(true);
});
