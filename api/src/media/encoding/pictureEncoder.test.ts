import type { EncodedUpload } from './encode';
import { pictureEncoder } from './pictureEncoder';

const [greedy, other] = [1, 2];
const bytes = Buffer.alloc(1);

it('encodes the picture of another member, however many one member sends', async () => {
  const ends: (() => void)[] = [];
  const drawn = () =>
    new Promise<EncodedUpload>((resolve) => ends.push(() => resolve({ files: [] })));
  const never = () => Promise.reject(new Error('not asked for'));
  const encoder = pictureEncoder({ encodeUpload: drawn, encodeAvif: never, drawCard: never });

  const theirs = Array.from({ length: 30 }, () => encoder.encodeUpload(bytes, greedy));
  const refused = Promise.allSettled(theirs).then((all) =>
    all.filter(({ status }) => status === 'rejected'),
  );
  let done = false;
  const another = encoder.encodeUpload(bytes, other).finally(() => {
    done = true;
  });
  while (!done) {
    ends.shift()?.();
    await new Promise(setImmediate);
  }

  expect(await another).toEqual({ files: [] });
  while (encoder.load().running > 0) {
    ends.shift()?.();
    await new Promise(setImmediate);
  }
  expect((await refused).length).toBeGreaterThan(20);
});
