import { randomUUID } from 'node:crypto';
import { z } from 'zod';

import { conflict, notFound } from '../../../app/httpError';
import type { OutboxRow } from '../../../mail/outbox.queries';
import { act, type Row, toggle } from '../../act/act';
import { email, numbered } from '../../act/find';
import { plural } from '../../act/plural';
import { wholeNumber } from '../../act/wholeNumber';
import { WrongUse } from '../../act/wrongUse';
import { mailQueries } from './mail.queries';

const Status = z.enum(
  ['waiting', 'sent', 'dropped', 'dead'],
  'must be waiting, sent, dropped or dead',
);
const limit = wholeNumber({ max: 10_000 }).prefault(50).describe('maximum number of results');

const list = act({
  name: 'mail.find',
  about: 'Lists emails, newest first. Their text is never shown.',
  scope: 'letters',
  effect: 'reads',
  fields: {
    to: email('only to this address').optional(),
    status: Status.optional().describe('waiting, sent, dropped or dead'),
    limit,
  },
  async run({ db }, flags) {
    const rows = await mailQueries(db).find(flags);
    return rows.map((row): Row => {
      const { createdAt: created, sentAt: sent, attempts } = row;
      const problem = row.droppedAt ? `dropped: ${row.lastError}` : row.lastError;
      return { ...headOf(row), created, sent, attempts, problem };
    });
  },
});

const dead = act({
  name: 'mail.dead',
  about: 'Lists emails that could not be delivered and are not retried, with the reason.',
  scope: 'letters',
  effect: 'reads',
  fields: { limit },
  async run({ db }, flags) {
    const rows = await mailQueries(db).find({ ...flags, status: 'dead' });
    return rows.map((row): Row => {
      const { droppedAt: dropped, attempts, dropReason: reason, lastError: problem } = row;
      return { ...headOf(row), dropped, attempts, reason, problem };
    });
  },
});

const resend = act({
  name: 'mail.resend',
  about: 'Sends an email again: a sent one as a new email, any other immediately.',
  scope: 'letters',
  effect: 'irreversible',
  fields: {
    id: numbered('number of the email', 'mail').optional(),
    dead: toggle('all emails that mail dead lists'),
  },
  says: (_input, { to, resent }) =>
    to
      ? [`The email to ${to} will be sent again.`, `The email to ${to} is being sent again.`]
      : [
          `${plural(resent, 'email')} will be sent again.`,
          `${plural(resent, 'email is', 'emails are')} being sent again.`,
        ],
  async run({ db, clock }, { id, dead: allDead }) {
    const mails = mailQueries(db);
    if (allDead === (id !== undefined)) throw new WrongUse('Give --id or --dead.');
    if (id === undefined) return { resent: await mails.sendDeadNow(clock.now()) };
    const row = await mails.byId(id);
    if (!row) throw notFound(`There is no email ${id}.`);
    if (!row.body) throw conflict('This email is older than 30 days, so its text is deleted.');
    const { kind, toName, toEmail, body } = row;
    if (!row.sentAt) {
      if (await mails.sendOneNow(id, clock.now())) return { id, to: toEmail };
      throw conflict('This email is being sent right now.');
    }
    // Each message id is mailed once, so the copy has its own.
    const messageId = `${randomUUID()}@${row.messageId.split('@')[1]}`;
    const now = clock.now();
    const copy = { kind, toName, toEmail, body, messageId, createdAt: now, dueAt: now };
    return { id: await mails.insert(copy), to: toEmail };
  },
});

function headOf({ id, kind, toEmail: to, body }: OutboxRow): Row {
  if (!body || 'request' in body) return { id, kind, to, subject: null };
  return { id, kind, to, subject: ('letter' in body ? body.letter : body).subject };
}

export const mailActs = [list, dead, resend];
