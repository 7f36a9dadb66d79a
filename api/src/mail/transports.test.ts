import { readdir, readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { temporaryFolder } from 'server-kit/testing/temporaryFolder';
import { SMTPServer } from 'smtp-server';

import { folderTransport } from './folderTransport';
import { MailRefused, type OutgoingMail } from './mailTransport';
import { renderLetter } from './renderLetter';
import { smtpTransport } from './smtpTransport';
import type { Letter } from './stored/letter';

const FROM = { name: 'The Venture Quest', address: 'hello@quest.example' };
const ICS = 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n';
const MAIL: OutgoingMail = {
  messageId: 'meeting-1@quest.example',
  to: { name: 'Цвета Đurić', email: 'cveta@b.example' },
  body: {
    subject: 'Срещата е преместена',
    text: 'Hello\nhttps://quest.example/?a=1&b=2\n',
    html: '<p>Hello</p>',
    replyTo: 'guest@b.example',
    calendar: { method: 'CANCEL', ics: ICS },
    headers: { 'List-Unsubscribe': '<https://quest.example/leave>' },
  },
};

const SITE = { publicUrl: 'https://quest.example', productName: 'Venture Quest', imprint: [] };
const LETTER: Letter = { kind: 'contact', subject: '', heading: '', paragraphs: [], why: '' };

function expectWhole(mail: Email) {
  expect(mail).toMatchObject({
    messageId: '<meeting-1@quest.example>',
    subject: 'Срещата е преместена',
    from: { name: FROM.name, address: FROM.address },
    to: [{ name: 'Цвета Đurić', address: 'cveta@b.example' }],
    replyTo: [{ address: 'guest@b.example' }],
    html: expect.stringContaining('<p>Hello</p>'),
    text: expect.stringContaining('https://quest.example/?a=1&b=2'),
  });
  const header = (key: string) => mail.headers.find((one) => one.key === key)?.value;
  expect(header('auto-submitted')).toBe('auto-generated');
  expect(header('list-unsubscribe')).toBe('<https://quest.example/leave>');
  const calendar = mail.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  expect(calendar).toMatchObject({ method: 'CANCEL' });
}

describe('a folder of .eml files', () => {
  it('has one file per message id, readable by any mail program', async () => {
    const folder = temporaryFolder('outbox');
    const transport = folderTransport(path.join(folder, 'new'), FROM);
    await transport.send(MAIL);
    await transport.send(MAIL);

    const files = await readdir(path.join(folder, 'new'));
    expect(files).toEqual(['meeting-1@quest.example.eml']);
    expectWhole(await PostalMime.parse(await readFile(path.join(folder, 'new', files[0]!))));
  });
});

describe('SMTP', () => {
  const received: { raw: Buffer; recipients: string[] }[] = [];
  /** The server's response about the recipient. */
  let unknown: (Error & { responseCode?: number }) | null = null;
  let answer: (Error & { responseCode?: number }) | null = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      done(unknown ?? undefined);
    },
    async onData(stream, { envelope }, done) {
      const raw = await buffer(stream);
      if (!answer)
        received.push({ raw, recipients: envelope.rcptTo.map(({ address }) => address) });
      done(answer);
    },
  });
  let transport: ReturnType<typeof smtpTransport>;

  it.each([
    ['550 5.1.1 no such user', true],
    ['552 mailbox full', false],
  ])('attributes %s for the recipient to the address: %s', async (command, isForGood) => {
    const [code, ...rest] = command.split(' ');
    unknown = Object.assign(new Error(rest.join(' ')), { responseCode: Number(code) });
    const error = await transport.send(MAIL).catch((thrown) => thrown);

    expect(error instanceof MailRefused && error.isAboutAddress).toBe(isForGood);
  });

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.server.address() as AddressInfo;
    transport = smtpTransport(`smtp://127.0.0.1:${port}`, FROM);
  });
  afterAll(async () => {
    transport.close();
    await new Promise<void>((resolve) => server.close(resolve));
  });
  beforeEach(() => {
    answer = null;
    unknown = null;
    received.length = 0;
  });

  it('hands over the whole mail', async () => {
    await transport.send(MAIL);

    expect(received[0]!.recipients).toEqual(['cveta@b.example']);
    expectWhole(await PostalMime.parse(received[0]!.raw));
  });

  it('cannot be given a second recipient', async () => {
    const email = 'c@d.example\r\nBcc: evil@x.example';
    await transport
      .send({ ...MAIL, to: { name: 'A"\r\nBcc: evil@x.example', email } })
      .catch(() => {});

    expect(received.flatMap(({ recipients }) => recipients)).not.toContain('evil@x.example');
  });

  it.each([
    ['=?utf-8?Q?evil=2Eexample?=', 'an encoded word'],
    ['=?utf-8?B?YQ0KQmNjOiBldmlsQHguZXhhbXBsZQ==?=', 'an encoded line break'],
    ['Ana\r\nBcc: evil@x.example', 'a line break'],
    ['Ana\u2028Bcc\u0000\u0007', 'other control characters'],
    ['elpmaxe.\u202eevil', 'a change of direction'],
  ])('shows a name of %j as text: %s', async (name) => {
    const subject = renderLetter({ ...LETTER, subject: `Message from ${name}` }, SITE).subject;
    await transport.send({
      ...MAIL,
      to: { name, email: 'c@d.example' },
      body: { ...MAIL.body, subject, sender: name },
    });

    const mail = await PostalMime.parse(received[0]!.raw);
    for (const shown of [mail.to![0]!.name, mail.from!.name, mail.subject!]) {
      expect(shown).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]|evil\.example/u);
      if (name.startsWith('=?')) expect(shown.replaceAll('\u200b', '')).toContain(name);
    }
  });

  it.each([
    [550, 'No.', MailRefused],
    [550, '5.1.1 no such user', MailRefused],
    [552, 'No.', Error],
    [550, '5.2.2 mailbox full', Error],
    [550, 'Daily quota exceeded', Error],
    [554, '5.7.1 too many of your mails', Error],
    [451, 'No.', Error],
    [535, 'No.', Error],
  ])('decides by a %i %s whether to retry', async (responseCode, command, kind) => {
    answer = Object.assign(new Error(command), { responseCode });

    const error = await transport.send(MAIL).catch((thrown) => thrown);

    expect(error).toBeInstanceOf(kind);
    expect(error instanceof MailRefused).toBe(kind === MailRefused);
  });
});
