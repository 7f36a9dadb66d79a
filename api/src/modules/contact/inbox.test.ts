import { eq } from 'drizzle-orm';

import { perform } from '../../admin/perform';
import { contactMessages } from '../../db/schema';
import { type TestUser, testApp } from '../../testing';
import { mailbox } from '../../testing/mailbox';
import { staffMember } from '../../testing/staffMember';

const kit = testApp({ config: { replyTo: 'team@venturequest.example' } });
const mail = mailbox(kit);
let mira: TestUser;
let id: number;

const act = (name: string, fields: object, as = mira) =>
  kit.post(`/staff/acts/messages.${name}`, { fields }, { as });
const list = async (query = '', as = mira) =>
  (await kit.get(`/staff/messages${query}`, { as })).body;
const get = async () => (await kit.get(`/staff/messages/${id}`, { as: mira })).body;

beforeEach(async () => {
  await kit.db.delete(contactMessages);
  mira = await staffMember(kit, 'letters');
  const message = 'Is there a bus\nto the studio?';
  await kit.post('/contact', { name: 'Ђурђица', email: 'guest@b.example', message });
  id = (await list()).data[0].id;
});

describe('the inbox', () => {
  it('lists messages newest first, and searches them', async () => {
    await kit.post('/contact', { name: 'Ivo', email: 'ivo@b.example', message: 'Hello, hello!' });

    expect(await list()).toMatchObject({
      data: [{ name: 'Ivo' }, { name: 'Ђурђица', excerpt: 'Is there a bus to the studio?' }],
      open: 2,
      next_before: null,
    });
    expect((await list('?search=BUS')).data).toMatchObject([{ id }]);
    expect((await list('?search=100%25')).data).toEqual([]);
  });

  it('is for staff with the scope letters only', async () => {
    for (const as of [undefined, await kit.person(), await staffMember(kit, 'programme')])
      expect(await kit.get(`/staff/messages/${id}`, { as })).toMatchObject({ status: 404 });
  });

  it('is read page by page', async () => {
    const row = { name: 'Ana', email: 'ana@b.example', message: 'Hi', createdAt: kit.clock.now() };
    await kit.db.insert(contactMessages).values(Array.from({ length: 50 }, () => row));
    const first = await list();
    const second = await list(`?before=${first.next_before}`);

    expect(first.data).toHaveLength(50);
    expect(second).toMatchObject({ data: [{ id }], next_before: null });

    await kit.db.delete(contactMessages).where(eq(contactMessages.id, id));
    expect(await list()).toMatchObject({ data: { length: 50 }, next_before: null });
  });
});

describe('a message', () => {
  it('is assigned to a colleague, and found by assignee', async () => {
    const vid = await staffMember(kit, 'letters');
    await act('assign', { id, to: vid.email });

    expect(await list('?assignee=me', vid)).toMatchObject({ data: [{ id }] });
    expect((await list('?assignee=nobody')).data).toEqual([]);
    await act('assign', { id });
    expect((await get()).assignee).toBeNull();
    const stranger = await act('assign', { id, to: (await kit.person()).email });
    expect(stranger).toMatchObject({ status: 404 });
  });

  it('is answered by mail, as one conversation, and closed', async () => {
    await mail.collect();
    await act('answer', { id, text: 'Yes, line 4.', 'stay-open': true });
    const [first] = await mail.for('guest@b.example');
    expect(first!.body).toMatchObject({
      replyTo: 'team@venturequest.example',
      headers: { 'In-Reply-To': `<contact-${id}@localhost>`, 'Auto-Submitted': 'no' },
    });
    expect(first!.body.text).toContain('Yes, line 4.');
    expect(first!.body.text).toContain('Is there a bus');

    await act('answer', { id, text: 'It leaves at nine.' });
    const [second] = await mail.for('guest@b.example');
    expect(second!.body.headers).toMatchObject({ 'In-Reply-To': `<${first!.messageId}>` });
    expect(await get()).toMatchObject({
      state: 'closed',
      answers: [
        { text: 'Yes, line 4.', by: 'Ana Horvat', mail: 'sent' },
        { text: 'It leaves at nine.', mail: 'sent' },
      ],
    });
  });

  it('is closed, reopened and marked as spam, which cannot be answered', async () => {
    await act('close', { id });
    expect((await list('?state=open')).data).toEqual([]);
    expect(await act('close', { id })).toMatchObject({ status: 409 });
    await act('reopen', { id });
    await act('spam', { id });
    expect((await list('?state=spam')).data).toMatchObject([{ id }]);
    expect(await act('answer', { id, text: 'Hello?' })).toMatchObject({ status: 409 });
  });

  it('is in the record by its number, without the text of the answer', async () => {
    await act('answer', { id, text: 'A secret between us.' });
    const { body } = await kit.get(`/staff/record/message/${id}`, { as: mira });

    expect(body.data).toMatchObject([
      {
        act: 'messages.answer',
        subjects: [{ name: `Message ${id}` }],
        after: { [`message:${id}`]: { answers: 1 } },
      },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/secret|guest@/);
  });

  it('of a member is deleted with the account, and an answer of staff stays without a name', async () => {
    const ana = await kit.person({ email: 'leaving@b.example' });
    const message = { name: 'Ana', email: ana.email, message: 'Goodbye, all of you!' };
    await kit.post('/contact', message);
    await act('assign', { id, to: mira.email });
    await act('answer', { id, text: 'Yes, line 4.' });
    const exported = await kit.get('/account/export', { as: ana });
    expect(exported.body.contact_messages).toMatchObject([{ message: message.message }]);

    const erase = (email: string) =>
      perform(kit.deps, { argv: ['users', 'erase', '--user', email, '--confirm', email] });
    await erase(ana.email);
    await erase(mira.email);
    const other = await staffMember(kit, 'letters');
    expect((await list('', other)).data).toMatchObject([{ id, assignee: null }]);
    const { body } = await kit.get(`/staff/messages/${id}`, { as: other });
    expect(body.answers).toMatchObject([{ by: null, text: 'Yes, line 4.' }]);
  });
});
