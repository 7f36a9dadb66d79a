import { memoryLimiter } from '../../app/limiter';
import { type TestUser, testApp } from '../../testing';
import { letterFixture } from '../../testing/letterFixture';
import { noLetters } from '../../testing/noLetters';
import { staffMember } from '../../testing/staffMember';

const kit = testApp({ limiter: memoryLimiter({ now: () => new Date(0) }) });
let mira: TestUser;
const { act, preview, subscribe, draft, agreed, batch } = letterFixture(kit, () => mira);

beforeEach(async () => {
  await noLetters(kit);
  mira = await staffMember(kit, 'letters');
});

describe('the header of a mail', () => {
  it.each([
    ['subject', 'News\r\nBcc: everybody@evil.example'],
    ['subject', 'News\u2028Bcc: everybody@evil.example'],
    ['subject', 'News \u202egnirts'],
    ['sender', 'Quest\nBcc: everybody@evil.example'],
    ['sender', 'Quest" <ceo@bank.example>, "'],
    ['sender', 'ceo@bank.example'],
    ['sender', 'https://bank.example'],
  ])('refuses %s: %j', async (field, value) => {
    const fields = { subject: 'News', body: 'Hello', [field]: value };
    const { status, body } = await act('create', fields);
    expect({ status, fields: Object.keys(body.errors) }).toEqual({
      status: 422,
      fields: [`fields.${field}`],
    });
  });

  it('keeps a name as it is, without bidirectional control characters', async () => {
    await kit.person({ email: 'a@b.example', name: 'Ђурђа Šćepanović-Ñ' });
    await kit.person({ email: 'b@b.example', name: 'علي \u202eexe.evil' });
    await subscribe('a@b.example', 'b@b.example');
    await agreed('send', await draft({ sender: 'Тим „Quest“' }));

    const [first, second] = await batch();
    expect(first!.body).toMatchObject({
      subject: 'News, Ђурђа Šćepanović-Ñ',
      sender: 'Тим „Quest“',
    });
    expect(second!.body.subject).toContain('علي');
    expect(second!.body.subject).not.toMatch(/[\u202a-\u202e\n\r]/);
    expect(second!.body.html).not.toMatch(/[\u202a-\u202e]/);
  });
});

describe('a missing merge field', () => {
  it.each([
    ['subject', '{{surname}}', /^The subject is empty/],
    ['subject', '{{name|}}', /^The subject is empty/],
    ['body', '{{ surname }}', /^The text is empty/],
  ])('is refused as an incomplete %s: %j', async (field, words, problem) => {
    await subscribe('a@b.example');
    const id = await draft({ [field]: words });
    expect((await preview(id)).problems).toEqual([expect.stringMatching(problem)]);
    expect(await agreed('send', id)).toMatchObject({ status: 422 });
  });

  it('uses the fallback in the letter', async () => {
    await subscribe('nobody@b.example');
    const body = 'Dear {{name|friend}} of {{startup|no startup}}, see you in {{season}}{{surname}}';
    await agreed('send', await draft({ body }));
    const [first] = await batch();
    expect(first!.body.text).toContain('Dear friend of no startup, see you in this season\n');
  });
});

describe('a text full of markup', () => {
  it.each(['_a*', '***a _'])('is refused before it takes long to parse: %s', async (marks) => {
    const id = await draft({ body: marks.repeat(3_000) });
    const { problems, nameless } = await preview(id);
    expect({ problems, blocks: nameless.blocks }).toEqual({
      problems: ['There are more than 1,000 bold and italic marks (* or _).'],
      blocks: [],
    });
    expect(await agreed('send', id)).toMatchObject({ status: 422 });
  });

  it('is accepted up to the length of real letters', async () => {
    const id = await draft({ body: '- **Zrno** _grows_ and *sells*\n'.repeat(150) });
    expect((await preview(id)).problems).toEqual([]);
  });
});

describe('a mail of a letter', () => {
  it('has nothing that tracks opening, and its links lead where they say', async () => {
    await subscribe('a@b.example');
    const body = 'See [the plan](https://quest.example/plan?a=1&b=2).';
    await agreed('send', await draft({ body }));
    const [first] = await batch();
    const html = first!.body.html;
    expect(html).not.toMatch(/<img|<link|<script|<iframe|url\(|srcset|background=/i);
    const addresses = [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address!);
    expect(addresses).toContain('https://quest.example/plan?a=1&amp;b=2');
    const others = addresses.filter((address) => !address.includes('quest.example'));
    expect(others.every((address) => address.startsWith('http://localhost:3000'))).toBe(true);
  });

  it('is unsubscribed from by hundreds at once through one mail provider', async () => {
    const many = Array.from({ length: 60 }, (_, at) => `reader-${at}@b.example`);
    await subscribe(...many);
    await agreed('send', await draft());
    const mails = [...(await batch()), ...(await batch())];
    expect(mails).toHaveLength(60);

    const statuses = new Set<number>();
    for (const { body } of mails) {
      const url = body.headers!['List-Unsubscribe']!.slice(1, -1);
      const press = await kit.app.inject({
        method: 'POST',
        url: url.replace('http://localhost:3000', ''),
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
        payload:
          '--b\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
      });
      statuses.add(press.statusCode);
    }
    expect([...statuses]).toEqual([200]);
    expect((await preview(await draft())).recipients).toBe(0);
  });
});
