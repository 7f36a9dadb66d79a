import { randomUUID } from 'node:crypto';
import { z } from 'zod';

import { Refusal } from '../../app/refusal';
import { command, type Row } from '../command';
import { email } from '../find';
import { mailQueries } from './mail.queries';

const Status = z.enum(['waiting', 'sent', 'dropped'], 'must be waiting, sent or dropped');

const list = command({
  name: 'mail find',
  about: 'Lists mails, newest first. Bodies are never shown.',
  flags: {
    to: email('only to this address').optional(),
    status: Status.optional().describe('waiting, sent or dropped'),
    limit: z.coerce.number().int().min(1).max(10_000).default(50).describe('at most so many'),
  },
  async run({ db }, flags) {
    const rows = await mailQueries(db).find(flags);
    return rows.map((row): Row => {
      const { id, kind, toEmail: to, createdAt: created, sentAt: sent, attempts } = row;
      const { body } = row;
      const subject = (body && ('letter' in body ? body.letter : body).subject) ?? null;
      const problem = row.droppedAt ? `dropped: ${row.lastError}` : row.lastError;
      return { id, kind, to, subject, created, sent, attempts, problem };
    });
  },
});

const resend = command({
  name: 'mail resend',
  about: 'Sends a mail again, as a new one.',
  flags: { id: z.coerce.number().int().positive().describe('from mail find') },
  async run({ db, clock }, flags) {
    const mails = mailQueries(db);
    const row = await mails.byId(flags.id);
    if (!row) throw new Refusal(404, `There is no mail ${flags.id}.`);
    if (!row.body) throw new Refusal(409, 'This mail is older than 30 days: its text is gone.');
    const { kind, toName, toEmail, body } = row;
    // One message id is mailed once, so the copy has its own.
    const messageId = `${randomUUID()}@${row.messageId.split('@')[1]}`;
    const now = clock.now();
    const copy = { kind, toName, toEmail, body, messageId, createdAt: now, dueAt: now };
    return { id: await mails.insert(copy), to: toEmail };
  },
});

export const mailCommands = [list, resend];
