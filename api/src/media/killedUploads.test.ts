import sharp from 'sharp';

import { HOUR } from '../app/clock';
import { pictures } from '../db/schema';
import { type TestUser, testApp } from '../testing';
import { type BreakableStore, breakableStore } from '../testing/breakableStore';
import { memoryStore } from '../testing/memoryStore';
import { pictureEncoder } from './encoding/pictureEncoder';
import { pictureMedia } from './media';
import { filesOf, pictureName } from './pictureFiles';

const memory = memoryStore();
const store: BreakableStore = breakableStore(memory);
const kit = testApp({ store });
let photo: Blob;
let ana: TestUser;
beforeAll(async () => {
  const plain = { width: 80, height: 80, channels: 3, background: '#e8194b' } as const;
  photo = new Blob([new Uint8Array(await sharp({ create: plain }).png().toBuffer())]);
  ana = await kit.person();
});

const save = async (form: Record<string, string | Blob>) => {
  const named = { name: 'Ana', surname: '/', ...form };
  return (await kit.call('POST', '/account/settings', { as: ana, form: named })).body;
};
const upload = () => save({ profile_photo: photo });

/** Acts on a picture, with the number of file changes of each. */
const ACTS = [
  ['the first upload', 4, async () => save({ remove_photo: '1' }), upload],
  ['encoding', 3, upload, () => kit.deps.media.encode()],
  ['replacing', 4 + 8, upload, upload],
  ['removing', 8, upload, () => save({ remove_photo: '1' })],
  ['removing what is encoded', 8, encoded, () => save({ remove_photo: '1' })],
] as const;

async function encoded() {
  await upload();
  await kit.deps.media.encode();
}

const moments = ACTS.flatMap(([name, changes, before, act]) =>
  Array.from({ length: changes }, (_, at) => at + 1).flatMap((at) =>
    (['before', 'after'] as const).map((when) => ({ name, at, when, before, act })),
  ),
);

it.each(moments)(
  '$name, killed $when change $at, leaves nothing that is not repaired',
  async ({ at, when, before, act }) => {
    store.revive();
    await before();
    const shown = (await kit.get('/user', { as: ana })).body.profile_photo;
    const killed = store.killAt(at, when);
    expect(await Promise.race([act(), killed])).toBe('killed');

    // The next process finds what the killed one left.
    kit.clock.advance(2 * HOUR);
    const next = pictureMedia({
      store: memory,
      encoder: pictureEncoder(),
      db: kit.db,
      clock: kit.clock,
    });
    await next.sweep();
    await next.encode();
    const after = (await kit.get('/user', { as: ana })).body.profile_photo;
    const name = after && pictureName(after);

    const whole = name ? filesOf(name).filter((file) => file !== `${name}.avif`) : [];
    expect(memory.names()).toEqual(whole.sort());
    expect(await kit.db.select().from(pictures)).toEqual(
      name ? [expect.objectContaining({ name, state: 'live' })] : [],
    );
    // The old or the new picture is shown, never a missing one.
    if (after === null || shown === null) return;
    expect(await next.get(after)).toBeDefined();
  },
);
