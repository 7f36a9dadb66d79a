import { z } from 'zod';

import { notFound } from '../../../app/httpError';
import { reportAddress } from '../../../mail/suppressions';
import { suppressionsQueries } from '../../../mail/suppressions.queries';
import { act, type Row, toggle } from '../../act/act';
import { email } from '../../act/find';
import { plural } from '../../act/plural';
import { wholeNumber } from '../../act/wholeNumber';
import { WrongUse } from '../../act/wrongUse';

const list = act({
  name: 'mail.suppressed',
  about: 'Lists suppressed addresses, which get no email, with the reason.',
  scope: 'letters',
  effect: 'reads',
  fields: {
    limit: wholeNumber({ max: 10_000 }).prefault(50).describe('maximum number of results'),
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
  about:
    'Ends the suppression of an address. To send it what it missed, see mail dead and mail resend.',
  scope: 'letters',
  effect: 'changes',
  fields: {
    email: email('the address').optional(),
    all: toggle('all addresses, e.g. after the mail server rejected everybody'),
  },
  says: (_input, { cleared }) => [
    `${plural(cleared, 'address', 'addresses')} will get email again.`,
    `${plural(cleared, 'address can', 'addresses can')} get email again.`,
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
  about: 'Records a bounce or complaint from a provider: the address gets no more email.',
  scope: 'letters',
  effect: 'changes',
  fields: {
    email: email('the address'),
    type: z
      .enum(['bounce', 'complaint'], 'must be bounce or complaint')
      .describe('bounce or complaint'),
    detail: z.string().trim().max(500).default('').describe("the provider's reason"),
  },
  says: ({ email }) => [`${email} will get no more email.`, `${email} gets no more email.`],
  async run(deps, { email, type: reason, detail }) {
    await reportAddress(deps, { email, reason, detail });
    return { email, reason };
  },
});

export const suppressionActs = [list, clear, report];
