import { MINUTE } from '../../app/clock';
import { memoryLimiter } from '../../app/limiter';
import { contactMessages } from '../../db/schema';
import { testApp } from '../../testing';
import { mailbox } from '../../testing/mailbox';

const kit = testApp();
const mail = mailbox(kit);
const MESSAGE = {
  name: 'Ђурђица',
  email: 'Guest@b.example',
  message: ' Hello,\r\nwe would like to join. ',
};

const stored = () => kit.db.select().from(contactMessages);

beforeEach(async () => {
  await kit.db.delete(contactMessages);
  await mail.collect();
});

describe('POST /contact', () => {
  it('stores the message and mails it to staff, who can reply to the sender', async () => {
    expect(await kit.post('/contact', MESSAGE)).toMatchObject({ status: 200 });

    expect(await stored()).toMatchObject([
      { name: 'Ђурђица', email: 'guest@b.example', message: 'Hello,\nwe would like to join.' },
    ]);
    const [sent] = await mail.for('hello@venturequest.example');
    expect(sent!.body).toMatchObject({
      subject: 'Message from Ђурђица',
      replyTo: 'guest@b.example',
    });
    expect(sent!.body.text).toContain('Hello,\nwe would like to join.');
  });

  it('sent twice at once is one message; another text, or the same a quarter of an hour later, is a second one', async () => {
    const send = (more = {}) => kit.post('/contact', { ...MESSAGE, ...more });
    for (const answer of await Promise.all([send(), send(), send({ message: 'We are twelve.' })]))
      expect(answer).toMatchObject({ status: 200 });
    expect(await stored()).toHaveLength(2);
    expect(await mail.collect()).toHaveLength(2);

    kit.clock.advance(15 * MINUTE);
    await send();
    expect(await stored()).toHaveLength(3);
  });

  it('sends a robot the same response and drops its message', async () => {
    const person = await kit.post('/contact', MESSAGE);
    const robot = await kit.post('/contact', { ...MESSAGE, website: 'http://spam.example' });

    expect(robot).toMatchObject({ status: 200, body: person.body });
    expect(await stored()).toHaveLength(1);
    expect(await mail.collect()).toHaveLength(1);
  });

  it.each([
    ['name', undefined],
    ['name', 'a'.repeat(101)],
    ['name', 'Ana\r\nBcc: evil@x.example'],
    ['email', 'guest'],
    ['email', 'guest@b.example\r\nBcc: evil@x.example'],
    ['message', 'too short'],
    ['message', 'a'.repeat(5_001)],
    ['message', ['a list of words']],
  ])('refuses %s %j', async (field, value) => {
    const { status, body } = await kit.post('/contact', { ...MESSAGE, [field]: value });

    expect({ status, fields: Object.keys(body.errors) }).toEqual({ status: 422, fields: [field] });
    expect(await stored()).toEqual([]);
  });
});

describe('writing again and again', () => {
  const limited = testApp({ limiter: memoryLimiter({ now: () => new Date(0) }) });

  it('is possible five times an hour', async () => {
    for (let n = 0; n < 5; n += 1) await limited.post('/contact', MESSAGE);

    const { status, headers } = await limited.post('/contact', MESSAGE);
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(await limited.post('/contact', MESSAGE, { ip: '198.51.100.1' })).toMatchObject({
      status: 200,
    });
  });
});
