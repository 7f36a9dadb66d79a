import { type TestUser, testApp } from '../../testing';
import { letterFixture } from '../../testing/letterFixture';
import { staffMember } from '../../testing/staffMember';

const kit = testApp();
let mira: TestUser;
const { act, subscribe, draft, agreed } = letterFixture(kit, () => mira);

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
  it('has letters that have begun to be sent, newest first, without those staff removed', async () => {
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

  it('has no letter to members, and none that was cancelled or removed', async () => {
    const before = await titles();
    const out = await began('Taken out');
    await act('unlist', { id: out });
    const cancelled = await began('Cancelled');
    await agreed('cancel', cancelled);
    const toMembers = await draft({ subject: 'To members', to: 'everybody' });
    expect(await agreed('send', toMembers)).toMatchObject({ status: 200 });
    const notYet = await draft({ subject: 'Not yet' });

    expect(await titles()).toEqual(before);
    for (const id of [out, cancelled, toMembers, notYet])
      expect(await kit.get(`/public/letters/${id}`)).toMatchObject({ status: 404 });
  });

  it('shows the beginning of each letter, cut at a whole word', async () => {
    const text =
      '## What now\n\nRead [the plan](https://quest.example), please.\n\n- Each has a mentor\n\n> We came';
    await agreed(
      'send',
      await draft({ subject: 'Long', body: `${text} ${'together '.repeat(30)}` }),
    );
    const [{ excerpt }] = (await kit.get('/public/letters')).body.data;
    expect(excerpt).toMatch(
      /^What now\. Read the plan, please\. Each has a mentor\. We came together /,
    );
    expect(excerpt).toMatch(/ together…$/);
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
