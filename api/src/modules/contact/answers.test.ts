import { DAY, MINUTE } from '../../app/clock';
import { contactMessages, mailSuppressions, outbox } from '../../db/schema';
import { deliverMail } from '../../jobs/deliverMail';
import { MailRefused } from '../../mail/mailTransport';
import { reportAddress } from '../../mail/suppressions';
import { type TestUser, testApp } from '../../testing';
import { mailbox } from '../../testing/mailbox';
import { staffMember } from '../../testing/staffMember';
import { MAX_ANSWERS } from './answerMessage';

const kit = testApp({ config: { replyTo: 'team@venturequest.example' } });
const mail = mailbox(kit);
const GUEST = 'guest@b.example';
let mira: TestUser;
let vid: TestUser;
let id: number;

const answer = (text: string, more: object = {}, as = mira) =>
  kit.post('/staff/acts/messages.answer', { fields: { id, text, ...more } }, { as });
const get = async () => (await kit.get(`/staff/messages/${id}`, { as: mira })).body;

beforeEach(async () => {
  for (const table of [contactMessages, mailSuppressions, outbox]) await kit.db.delete(table);
  mira = await staffMember(kit, 'letters');
  vid = await staffMember(kit, 'letters');
  await kit.post('/contact', { name: 'Ђурђица', email: GUEST, message: 'Is there a bus?' });
  await mail.collect();
  id = (await kit.get('/staff/messages', { as: mira })).body.data[0].id;
});

describe('two who answer one message', () => {
  it('at once send one mail, and the second must read the first answer', async () => {
    const both = await Promise.all([
      answer('Yes, line 4.', { read: 0 }),
      answer('No, there is none.', { read: 0 }, vid),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = both.find(({ status }) => status === 409)!;
    expect(refused.body.message).toBe(
      'This message has been answered in the meantime. Please read that answer first.',
    );
    expect(await mail.for(GUEST)).toHaveLength(1);

    expect(await answer('And line 5.', { read: 1 }, vid)).toMatchObject({ status: 200 });
    expect(await mail.for(GUEST)).toHaveLength(1);
  });

  it('are not refused if they do not say what they read, as on the command line', async () => {
    expect(await answer('Yes.')).toMatchObject({ status: 200 });
    expect(await answer('Line 4.')).toMatchObject({ status: 200 });
  });
});

describe('an answer that is not delivered', () => {
  it('is shown with the reason, and reopens its message, when the mail server refuses it for good', async () => {
    await answer('Yes, line 4.');
    expect(await get()).toMatchObject({ state: 'closed' });
    const send = () => Promise.reject(new MailRefused('550 no such user', true));
    await deliverMail(kit.deps, { send, close: () => undefined });

    expect(await get()).toMatchObject({
      state: 'open',
      answers: [{ mail: 'failed', problem: '550 no such user' }],
    });
  });

  it('is shown as bounced when it bounces after it was sent, but not for an older bounce', async () => {
    const report = { email: GUEST, reason: 'bounce', detail: '550' } as const;
    await answer('Yes, line 4.');
    await mail.collect();
    kit.clock.advance(MINUTE);
    await reportAddress(kit.deps, report);
    expect(await get()).toMatchObject({
      state: 'open',
      answers: [{ mail: 'failed', problem: 'bounce: 550' }],
    });

    await kit.db.delete(mailSuppressions);
    kit.clock.advance(MINUTE);
    await answer('Once more: line 4.');
    await mail.collect();
    expect(await get()).toMatchObject({ state: 'closed', answers: [{}, { mail: 'sent' }] });
    await reportAddress(kit.deps, { ...report, email: 'other@b.example' });
    expect(await get()).toMatchObject({ state: 'closed' });
  });

  it('is not assumed when the address bounces weeks later, because that is another mail', async () => {
    await answer('Yes, line 4.');
    await mail.collect();
    kit.clock.advance(6 * DAY);
    await reportAddress(kit.deps, { email: GUEST, reason: 'bounce', detail: '550' });
    expect(await get()).toMatchObject({ state: 'closed', answers: [{ mail: 'sent' }] });
  });

  it('does not reopen a message that was answered again since', async () => {
    await answer('Yes, line 4.');
    await mail.collect();
    await answer('It leaves at nine.');
    await reportAddress(kit.deps, { email: GUEST, reason: 'complaint', detail: 'spam' });
    expect(await get()).toMatchObject({ state: 'closed' });
  });
});

it('a conversation has a maximum length, and is read and mailed as a whole', async () => {
  for (let count = 0; count < MAX_ANSWERS; count += 1)
    expect(await answer(`Answer ${count}`, { read: count })).toMatchObject({ status: 200 });
  const mails = await mail.for(GUEST);
  expect(mails).toHaveLength(MAX_ANSWERS);
  const { References: references } = mails.at(-1)!.body.headers!;
  expect(references!.split(' ')).toHaveLength(MAX_ANSWERS);
  expect((await get()).answers).toHaveLength(MAX_ANSWERS);
  expect(await answer('One more.')).toMatchObject({ status: 409 });
});
