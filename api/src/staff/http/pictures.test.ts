import sharp from 'sharp';
import { DAY } from '../../app/clock';
import { testApp } from '../../testing';
import { brokenRecord } from '../../testing/brokenRecord';
import { recordFixture } from '../../testing/recordFixture';
import { staffMember } from '../../testing/staffMember';

const kit = testApp();
const { owner, record } = recordFixture(kit);
const broken = brokenRecord(kit);

let logo: Blob;
beforeAll(async () => {
  const plain = { width: 400, height: 200, channels: 4, background: '#e8194b80' } as const;
  logo = new Blob([new Uint8Array(await sharp({ create: plain }).png().toBuffer())]);
});

const store = (form: Record<string, string | Blob>, as = owner()) =>
  kit.call('POST', '/staff/programme/pictures', { as, form });
const shown = async (path: string) =>
  (await kit.app.inject({ method: 'GET', url: `/media/${path}` })).statusCode;

describe('a picture of the programme', () => {
  it('is stored, public, and recorded', async () => {
    const { status, body, headers } = await store({ picture: logo });

    expect([status, body]).toEqual([
      201,
      { path: expect.stringMatching(/^programme\/\w+\.webp$/) },
    ]);
    expect(await shown(body.path)).toBe(200);
    expect(await shown(body.path.replace('.webp', '-320.webp'))).toBe(200);
    expect(await record('?act=programme.picture')).toMatchObject([
      { by: { id: owner().id }, request_id: headers['x-request-id'] },
    ]);
  });

  it.each([
    ['no picture', {}],
    ['a text', { picture: new Blob(['Dear all']) }],
    ['another field', { logo: 'x' }],
  ])('is refused when %s is sent', async (_what, form: Record<string, string | Blob>) => {
    const { status, body } = await store(form);
    expect([status, Object.keys(body.errors)]).toEqual([422, ['picture']]);
  });

  it('is deleted when the record cannot be written', async () => {
    const names = kit.store.names();
    await broken.breaks();
    expect((await store({ picture: logo })).status).toBe(500);
    await broken.mends();
    kit.clock.advance(DAY);
    await kit.deps.media.sweep();
    expect(kit.store.names()).toEqual(names);
  });

  it('is stored by staff for the programme only', async () => {
    const letters = await staffMember(kit, 'letters');
    expect(await store({ picture: logo }, letters)).toMatchObject({ status: 404 });
    expect(await store({ picture: logo }, await kit.person())).toMatchObject({ status: 404 });
  });

  it('stays while its draft exists, and when another version shows another one', async () => {
    const { body } = await store({ picture: logo });
    kit.clock.advance(30 * DAY);
    await kit.deps.media.sweep();
    await kit.deps.media.compare();
    expect(await shown(body.path)).toBe(200);
  });
});
