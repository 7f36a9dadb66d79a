import { DEMO_PROGRAMME } from 'contract/demo-programme';
import type { Programme } from 'contract/wire/programme.contract';
import { programmeVersions } from '../db/schema';
import { type TestUser, testApp } from '../testing';
import { mailbox } from '../testing/mailbox';
import { staffMember } from '../testing/staffMember';
import type { OutgoingMail } from './mailTransport';

const kit = testApp();
const mail = mailbox(kit);
let owner: TestUser;
beforeAll(async () => {
  owner = await staffMember(kit, 'owner', 'programme');
});

/** The next mail that the product sends. */
async function nextMail(): Promise<OutgoingMail> {
  const { email } = await kit.person({});
  await kit.post('/forgot-password', { email });
  const [arrived] = await mail.for(email);
  return arrived!;
}

const publish = async (legal: Partial<Programme['legal']>) => {
  const content = { ...DEMO_PROGRAMME, legal: { ...DEMO_PROGRAMME.legal, ...legal } };
  const act = (name: string, file?: string) =>
    kit.post(`/staff/acts/programme.${name}`, { fields: {}, ...(file && { file }) }, { as: owner });
  const saved = await act('edit', JSON.stringify(content));
  return saved.status === 200 ? act('publish') : saved;
};

/** Stores a document without validation, like one of an earlier version. */
const store = (content: object) =>
  kit.db
    .insert(programmeVersions)
    .values({ content: content as Programme, publishedAt: new Date() });

/** Removes the characters that keep mail programs from making links. */
const plain = (text: string) => text.replaceAll('\u200b', '');

/** Rule 7.58. */
describe('who is responsible', () => {
  it('is at the end of a mail, in both forms, as in the programme', async () => {
    const { text, html } = (await nextMail()).body;
    const { company, register, address, mail_privacy } = DEMO_PROGRAMME.legal;
    const lines = [
      company,
      register,
      address,
      `${DEMO_PROGRAMME.site.mail_hello}, data protection: ${mail_privacy}`,
    ];
    expect(plain(text).trimEnd().endsWith(lines.join('\n'))).toBe(true);
    expect(plain(html)).toContain(lines.join('<br>'));
  });

  it('is in the next mail as an owner has just published it', async () => {
    expect((await publish({ company: 'Škorpik Żółw Programlar A.Ş.' })).status).toBe(200);

    const { text, html } = (await nextMail()).body;
    expect(plain(text)).toContain('Škorpik Żółw Programlar A.Ş.');
    expect(plain(html)).toContain('Škorpik Żółw Programlar A.Ş.');
    expect(`${text}${html}`).not.toContain(DEMO_PROGRAMME.legal.company);
  });

  it('is also in mails that were written before the change', async () => {
    const { email } = await kit.person({});
    await kit.post('/forgot-password', { email });
    expect((await publish({ company: 'Kestrel Cooperative' })).status).toBe(200);
    expect((await mail.for(email))[0]!.body.text).toContain('Kestrel Cooperative');
  });

  it('is shown as text, whatever it contains', async () => {
    const company = '<img src=x onerror=alert(1)> & "Sons" https://evil.example/x';
    expect((await publish({ company })).status).toBe(200);

    const { text, html, headers, subject } = (await nextMail()).body;
    expect(html).not.toContain('<img src=x');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;Sons&quot;');
    expect(`${text}${html}`).not.toMatch(/evil\.example|https:\/\/evil/);
    expect(`${subject}${JSON.stringify(headers ?? {})}`).not.toContain('Sons');
  });

  it('is refused with line breaks, and when longer than its field', async () => {
    for (const company of ['Kestrel\r\nBcc: evil@evil.example', 'K'.repeat(121)]) {
      const { status, body } = await publish({ company });
      expect(status).toBe(422);
      expect(Object.keys(body.errors)).toEqual(['legal.company']);
    }
  });

  it('is joined to one line when it was stored before there were rules', async () => {
    const legal = {
      company: `Kestrel\r\nBcc: evil@evil.example\u2028${'Ж'.repeat(5000)}`,
      address: '\n\n',
    };
    await store({ ...DEMO_PROGRAMME, legal });

    const { text, html } = (await nextMail()).body;
    expect(text).not.toMatch(/^Bcc:/m);
    expect(plain(text).trimEnd().split('\n').slice(-2)).toEqual([
      `Kestrel Bcc: evil@evil.example ${'Ж'.repeat(5000)}`,
      DEMO_PROGRAMME.site.mail_hello,
    ]);
    expect(html).toContain('overflow-wrap:anywhere');
  });
});

describe('an installation without a responsible party', () => {
  const empty = testApp({ programme: null });
  const box = mailbox(empty);

  it('names none, and its mails end with the reason for the mail', async () => {
    const { email } = await empty.person({});
    await empty.post('/forgot-password', { email });
    const { text, html } = (await box.for(email))[0]!.body;
    expect(text).toMatch(/^-- \nThe Venture Quest\n\S+\n[^\n]+\n$/m);
    expect(text.trimEnd().split('\n').at(-4)).toBe('-- ');
    expect(`${text}${html}`).not.toMatch(/data protection|undefined|null|Zora|<br><\/td>/);
  });

  it('has no contact points without a name', async () => {
    const legal = { mail_privacy: 'privacy@kestrel.example' };
    const content = { ...DEMO_PROGRAMME, legal } as unknown as Programme;
    await empty.db.insert(programmeVersions).values({ content, publishedAt: new Date() });
    const { email } = await empty.person({});
    await empty.post('/forgot-password', { email });
    expect((await box.for(email))[0]!.body.text).not.toContain('kestrel.example');
  });
});
