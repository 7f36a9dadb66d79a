import { z } from 'zod';

import { notFound } from '../../../app/httpError';
import { reportAddress } from '../../../mail/suppressions';
import { suppressionsQueries } from '../../../mail/suppressions.queries';
import { act, type Row, toggle } from '../../act/act';
import { email } from '../../act/find';
import { wholeNumber } from '../../act/wholeNumber';
import { WrongUse } from '../../act/wrongUse';

const list = act({
  name: 'mail.suppressed',
  about: 'Lists addresses that get no mail any more, with the reason.',
  scope: 'letters',
  effect: 'reads',
  fields: {
    limit: wholeNumber({ max: 10_000 }).prefault(50).describe('at most so many'),
  },
  async run({ db }, { limit }) {
    const rows = await suppressionsQueries(db).list(limit);
    return rows.map(
      ({ email, reason, detail, reports, suppressedAt: since }): Row => ({
        email,
        reason,
        detail,
        reports,
        since,
      }),
    );
  },
});

const clear = act({
  name: 'mail.unsuppress',
  about: 'Mails an address again. What was not sent to it meanwhile: mail dead, mail resend.',
  scope: 'letters',
  effect: 'changes',
  fields: {
    email: email('the address').optional(),
    all: toggle('all addresses, e.g. when the mail server had refused everybody'),
  },
  says: (_input, { cleared }) => [
    `${cleared} addresses will get mail again.`,
    `${cleared} addresses get mail again.`,
  ],
  async run({ db }, { email, all }) {
    if (all === (email !== undefined)) throw new WrongUse('Give --email or --all.');
    const cleared = await suppressionsQueries(db).clear(email);
    if (email && cleared === 0) throw notFound(`${email} is not suppressed.`);
    return { cleared };
  },
});

const report = act({
  name: 'mail.report',
  about: 'Records a bounce or complaint from a provider: the address gets no mail any more.',
  scope: 'letters',
  effect: 'changes',
  fields: {
    email: email('the address'),
    type: z.enum(['bounce', 'complaint'], 'must be bounce or complaint').describe('what it was'),
    detail: z.string().trim().max(500).default('').describe("the provider's reason"),
  },
  says: ({ email }) => [`${email} will get no mail any more.`, `${email} gets no mail any more.`],
  async run(deps, { email, type: reason, detail }) {
    await reportAddress(deps, { email, reason, detail });
    return { email, reason };
  },
});

export const suppressionActs = [list, clear, report];
