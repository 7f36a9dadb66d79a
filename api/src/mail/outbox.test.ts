import { asc } from 'drizzle-orm';

import { DAY, HOUR, MINUTE } from '../app/clock';
import { outbox } from '../db/schema';
import { testApp } from '../testing';
import { forgetOldMail } from './forgetOldMail';
import { MailRefused, type MailTransport, type OutgoingMail } from './mailTransport';
import { mailWorker } from './mailWorker';
import { postLetter } from './outbox';
import type { Letter } from './stored/letter';

const kit = testApp();
const ANA = { name: 'Ana', email: 'ana@b.example' };
const letter = (subject: string): Letter => ({
  kind: 'account',
  subject,
  heading: subject,
  paragraphs: ['Hello.'],
  why: 'A test.',
});

beforeEach(() => kit.db.delete(outbox));

const rows = () => kit.db.select().from(outbox).orderBy(asc(outbox.id));

const nobody = async () => undefined;
const workerOf = (transport: MailTransport) =>
  mailWorker(kit.deps, transport, { reset: nobody, newsletter: nobody });

/** A transport that collects subjects, and fails while `fails` returns an error. */
function mockTransport(fails: () => Error | undefined = () => undefined) {
  const sent: OutgoingMail[] = [];
  const transport: MailTransport = {
    async send(mail) {
      const error = fails();
      if (error) throw error;
      sent.push(mail);
    },
    close: () => undefined,
  };
  return { transport, sent, worker: workerOf(transport) };
}

describe('the outbox', () => {
  it('contains a mail exactly when its cause is committed', async () => {
    const failing = kit.db.transaction(async (db) => {
      await postLetter({ ...kit.deps, db }, ANA, letter('Never'), 'product');
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await kit.db.transaction((db) =>
      postLetter({ ...kit.deps, db }, ANA, letter('Once'), 'product'),
    );

    const { sent, worker } = mockTransport();
    expect(await worker.sendDue()).toBe(1);
    expect(sent.map(({ body }) => body.subject)).toEqual(['Once']);
    expect(await worker.sendDue()).toBe(0);
  });

  it('finishes the current mail only when the process stops', async () => {
    for (const subject of ['First', 'Second']) {
      await postLetter(kit.deps, ANA, letter(subject), 'product');
    }
    const stopped = new AbortController();
    const { sent, worker } = mockTransport(() => void stopped.abort());

    expect(await worker.sendDue(stopped.signal)).toBe(1);
    expect(sent.map(({ body }) => body.subject)).toEqual(['First']);
    expect((await rows()).map(({ sentAt }) => sentAt !== null)).toEqual([true, false]);
  });

  it('mails one event once', async () => {
    await postLetter(kit.deps, ANA, letter('A'), 'product', { key: 'follow-1-2' });
    await postLetter(kit.deps, ANA, letter('B'), 'product', { key: 'follow-1-2' });

    expect(await rows()).toMatchObject([{ messageId: 'follow-1-2@localhost' }]);
  });

  it('writes the token of a link into the mail and nowhere else', async () => {
    const button = { label: 'Go', url: 'https://quest.example/go?a=1', withToken: true };
    const linked = { ...letter('A'), button };
    await postLetter(kit.deps, ANA, linked, 'product', { nonce: 'n' });
    const { sent, worker } = mockTransport();
    await worker.sendDue();

    const token = kit.deps.keys.token('n');
    expect(sent[0]!.body.text).toContain(`token=${token}`);
    expect(sent[0]!.body.html).toContain(`token=${token}`);
    expect(JSON.stringify(await rows())).not.toContain(token);
  });

  it('still sends mails rendered by an earlier version, with tokens in our own links only', async () => {
    const link = 'http://localhost:3000/reset-password?token=__TOKEN__';
    const text = `Hello evil.example/?token=__TOKEN__ https://evil.example/a?token=__TOKEN__ ${link}`;
    const old = { subject: 'Old', text, html: text, nonce: 'n' };
    const now = kit.clock.now();
    const to = { toName: 'Ana', toEmail: ANA.email };
    await kit.db
      .insert(outbox)
      .values({ ...to, kind: 'reset', messageId: 'old@x', body: old, createdAt: now, dueAt: now });
    const { sent, worker } = mockTransport();
    await worker.sendDue();

    const filled = sent[0]!.body.text.split(kit.deps.keys.token('n'));
    expect(filled).toHaveLength(2);
    expect(filled[0]!.endsWith('http://localhost:3000/reset-password?token=')).toBe(true);
  });

  it('waits until a mail is due', async () => {
    const dueAt = new Date(kit.clock.now().getTime() + HOUR);
    await postLetter(kit.deps, ANA, letter('Later'), 'product', { dueAt });
    const { sent, worker } = mockTransport();

    await worker.sendDue();
    expect(sent).toEqual([]);
    kit.clock.advance(HOUR);
    await worker.sendDue();
    expect(sent).toHaveLength(1);
  });

  it('retries later and later, and continues with other mails', async () => {
    await postLetter(kit.deps, ANA, letter('A'), 'product');
    let down: Error | undefined = new Error('ESOCKET');
    const { sent, worker } = mockTransport(() => down);

    await worker.sendDue();
    await worker.sendDue();
    expect(await rows()).toMatchObject([{ attempts: 1, lastError: 'ESOCKET', sentAt: null }]);
    kit.clock.advance(MINUTE);
    await worker.sendDue();
    down = undefined;
    kit.clock.advance(MINUTE);
    await worker.sendDue();
    expect(sent).toEqual([]);
    kit.clock.advance(4 * MINUTE);
    await worker.sendDue();
    expect(sent).toHaveLength(1);
    expect(await rows()).toMatchObject([{ attempts: 3, lastError: null }]);
  });

  it('stops when it is refused permanently, or after nine attempts', async () => {
    await postLetter(kit.deps, ANA, letter('A'), 'product');
    await mockTransport(() => new MailRefused('550 no such user')).worker.sendDue();
    expect(await rows()).toMatchObject([
      { attempts: 1, lastError: '550 no such user', dropReason: 'refused' },
    ]);
    expect((await rows())[0]!.droppedAt).not.toBeNull();

    await kit.db.delete(outbox);
    await postLetter(kit.deps, ANA, letter('B'), 'product');
    const { worker } = mockTransport(() => new Error('down'));
    for (let day = 0; day < 12; day += 1) {
      await worker.sendDue();
      kit.clock.advance(DAY);
    }
    expect(await rows()).toMatchObject([{ attempts: 9, dropReason: 'exhausted' }]);
    expect((await rows())[0]!.droppedAt).not.toBeNull();
  });

  it('is processed by several workers, each mail by one of them', async () => {
    for (let n = 0; n < 23; n += 1) await postLetter(kit.deps, ANA, letter(`Mail ${n}`), 'product');
    const { sent, transport } = mockTransport();

    await Promise.all([1, 2, 3, 4].map(() => workerOf(transport).sendDue()));

    expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(23);
    expect(sent).toHaveLength(23);
  });

  it('sends again, under the same id, what a crashed worker may not have sent', async () => {
    await postLetter(kit.deps, ANA, letter('A'), 'product');
    const { sent, transport } = mockTransport();
    let begin = (_messageId: string) => {};
    const sending = new Promise<string>((resolve) => {
      begin = resolve;
    });
    const dying = {
      ...transport,
      send: ({ messageId }: OutgoingMail) => {
        begin(messageId);
        return new Promise<void>(() => undefined);
      },
    };
    void workerOf(dying).sendDue();
    const lost = await sending;
    const { worker } = mockTransport();

    kit.clock.advance(2 * MINUTE - 1);
    expect(await worker.sendDue()).toBe(0);
    kit.clock.advance(1);
    await workerOf(transport).sendDue();
    expect(sent.map(({ messageId }) => messageId)).toEqual([lost]);
  });

  it('deletes content and recipients after 30 days', async () => {
    await postLetter(kit.deps, ANA, letter('A'), 'product');
    const { worker } = mockTransport();
    await worker.sendDue();
    kit.clock.advance(29 * DAY);
    await forgetOldMail(kit.deps);
    expect(await rows()).toMatchObject([{ toEmail: ANA.email }]);

    kit.clock.advance(2 * DAY);
    await forgetOldMail(kit.deps);
    expect(await rows()).toMatchObject([{ toEmail: '', body: null }]);
  });
});
