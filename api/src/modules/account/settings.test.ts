import sharp from 'sharp';

import { type TestUser, testApp } from '../../testing';

const kit = testApp();
let user: TestUser;

beforeEach(async () => {
  user = await kit.person();
});

const picture = (format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif', size = 900) =>
  sharp({ create: { width: size, height: size, channels: 3, background: '#e8194b' } })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .toFormat(format)
    .toBuffer();

const save = (form: Record<string, string | Blob>) =>
  kit.call('POST', '/account/settings', { as: user, form: { name: 'Ana', surname: '/', ...form } });

const file = (bytes: Buffer | string) =>
  new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]);

describe('POST /account/settings', () => {
  it.each(['--x\r\ncontent-disp', '{"name":"Ana"}', 'x'.repeat(9_000)])(
    'refuses a form that breaks off (%#)',
    async (payload) => {
      const { statusCode, body } = await kit.app.inject({
        method: 'POST',
        url: '/api/account/settings',
        payload,
        headers: {
          'content-type': 'multipart/form-data; boundary=x',
          authorization: `Bearer ${user.token}`,
        },
      });

      expect([statusCode, JSON.parse(body).message]).toEqual([
        422,
        'The request could not be read.',
      ]);
    },
  );

  it('saves name and bio and leaves what is not sent', async () => {
    await save({ bio: 'Bees.\r\nAnd sensors.' });
    const { status, body } = await save({ name: ' Јована ' });

    expect(status).toBe(200);
    expect(body.user).toMatchObject({
      name: 'Јована',
      surname: '/',
      bio: 'Bees.\nAnd sensors.',
      profile_photo: null,
    });
    expect((await kit.get(`/users/${user.id}`)).body.data).toMatchObject({ name: 'Јована' });
  });

  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
    'accepts a %s and encodes it again',
    async (format) => {
      const { status, body } = await save({ profile_photo: file(await picture(format)) });
      const path: string = body.user.profile_photo;

      expect(status).toBe(200);
      expect(path).toMatch(/^users\/[0-9a-f]{32}\.webp$/);
      const small = await kit.app.inject(`/media/${path.replace('.webp', '-160.webp')}`);
      expect(small.headers).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
      });
      const { width, exif } = await sharp(small.rawPayload).metadata();
      expect([width, exif]).toEqual([160, undefined]);
    },
  );

  it('adds AVIF a little later, and deletes the old picture', async () => {
    const first = await save({ profile_photo: file(await picture('png', 300)) });
    await kit.deps.media.encode();
    const old = first.body.user.profile_photo.replace('.webp', '');
    expect(kit.store.names()).toContain(`${old}-640.avif`);
    const headers = { accept: 'image/avif,image/webp,*/*' };
    const better = await kit.app.inject({ url: `/media/${old}-640.webp`, headers });
    expect(better.headers).toMatchObject({ 'content-type': 'image/avif', vary: 'accept' });

    const second = await save({ profile_photo: file(await picture('png', 300)) });
    await kit.deps.media.encode();
    expect(kit.store.names().filter((name) => name.startsWith(old))).toEqual([]);
    expect((await save({ remove_photo: '1' })).body.user.profile_photo).toBeNull();
    expect(kit.store.names()).not.toContain(second.body.user.profile_photo);
  });

  it.each([
    [
      'an HTML page named as a picture',
      file('<html><script>alert(1)</script></html>'),
      /select an image/,
    ],
    ['an SVG', file('<svg xmlns="http://www.w3.org/2000/svg"/>'), /select an image/],
    ['a GIF followed by a script', file('GIF89a/*<script>*/=1;'), /damaged/],
    ['half a picture', 'half', /damaged/],
    ['a picture of 16 pixels', 'dot', /at least 64 pixels/],
  ])('refuses %s', async (_what, sent, message) => {
    const dot = await picture('png', 16);
    const whole = await picture('jpeg');
    const deps = { half: file(whole.subarray(0, whole.length / 2)), dot: file(dot) };
    const photo = typeof sent === 'string' ? deps[sent as keyof typeof deps] : sent;
    const { status, body } = await save({ profile_photo: photo });

    expect(status).toBe(422);
    expect(body.errors.profile_photo[0]).toMatch(message);
  });

  it('succeeds when the old picture cannot be deleted', async () => {
    const form = async () => ({ profile_photo: file(await picture('png')) });
    await save(await form());
    const { delete: before } = kit.store;
    kit.store.delete = () => Promise.reject(new Error('The bucket does not answer.'));
    const { status, body } = await save(await form());
    kit.store.delete = before;

    expect(status).toBe(200);
    expect(kit.store.names()).toContain(body.user.profile_photo);
  });

  it('refuses more than five megabytes, a second file and a missing name', async () => {
    expect(await save({ profile_photo: file(Buffer.alloc(5 * 1024 * 1024 + 1)) })).toMatchObject({
      status: 413,
    });
    expect(await save({ avatar: file(await picture('png')) })).toMatchObject({ status: 422 });
    expect((await save({ name: '' })).body.errors).toEqual({
      name: ['The name field is required.'],
    });
    expect(await kit.post('/account/settings', {})).toMatchObject({ status: 401 });
  });
});
