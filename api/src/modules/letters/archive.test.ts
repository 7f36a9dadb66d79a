import { type TestUser, testApp } from '../../testing';
import { letterDesk } from '../../testing/letterDesk';
import { staffMember } from '../../testing/staffMember';

const kit = testApp();
let mira: TestUser;
const { act, subscribe, draft, agreed } = letterDesk(kit, () => mira);

beforeAll(async () => {
  mira = await staffMember(kit, 'letters');
  await subscribe('a@b.example');
});

async function began(subject: string): Promise<number> {
  const id = await draft({ subject });
  await agreed('send', id);
  return id;
}
const titles = async () =>
  (await kit.get('/public/letters')).body.data.map(({ subject }: { subject: string }) => subject);

describe('the archive of the newsletter', () => {
  it('has what began by now, newest first, and nothing staff took out', async () => {
    const first = await began('First, {{name}}');
    await draft({ subject: 'Not yet' });
    expect(await titles()).toEqual(['First, there']);

    kit.clock.advance(1_000);
    await began('Second');
    expect(await titles()).toEqual(['Second', 'First, there']);
    await act('unlist', { id: first });
    expect(await titles()).toEqual(['Second']);
    await act('list', { id: first });
    const { body } = await kit.get('/public/letters');
    expect(body.data[1]).toMatchObject({ subject: 'First, there', excerpt: 'Hello there' });
  });

  it('is stored by caches for half a minute, like every public page', async () => {
    const id = await began('Third');
    for (const path of ['/public/letters', `/public/letters/${id}`]) {
      const { headers } = await kit.get(path);
      expect(headers).toMatchObject({
        'cache-control': expect.stringContaining('max-age=30'),
        etag: expect.any(String),
      });
      const again = await kit.app.inject({
        url: `/api${path}`,
        headers: { 'if-none-match': String(headers.etag) },
      });
      expect(again.statusCode).toBe(304);
    }
  });
});
