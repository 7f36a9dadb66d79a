import { z } from 'zod';

import { HttpError } from '../../app/httpError';
import { reportAddress } from '../../mail/suppressions';
import { suppressionsQueries } from '../../mail/suppressions.queries';
import { command, type Row, toggle } from '../command/command';
import { email } from '../command/find';
import { WrongUse } from '../command/flags';

const list = command({
  name: 'mail suppressed',
  about: 'Lists addresses that get no mail any more, with the reason.',
  flags: {
    limit: z.coerce.number().int().min(1).max(10_000).default(50).describe('at most so many'),
  },
  async run({ db }, { limit }) {
    const rows = await suppressionsQueries(db).list(limit);
    return rows.map(
      ({ email, reason, detail, reports, suppressedAt: since }): Row => ({
        ...{ email, reason, detail, reports, since },
      }),
    );
  },
});

const clear = command({
  name: 'mail unsuppress',
  about: 'Mails an address again. What was not sent to it meanwhile: mail dead, mail resend.',
  flags: {
    email: email('the address').optional(),
    all: toggle('all addresses, e.g. when the mail server had refused everybody'),
  },
  async run({ db }, { email, all }) {
    if (all === (email !== undefined)) throw new WrongUse('Give --email or --all.');
    const cleared = await suppressionsQueries(db).clear(email);
    if (email && cleared === 0) throw new HttpError(404, `${email} is not suppressed.`);
    return { cleared };
  },
});

const report = command({
  name: 'mail report',
  about: 'Notes a bounce or a complaint of a provider: the address gets no mail any more.',
  flags: {
    email: email('the address'),
    type: z.enum(['bounce', 'complaint'], 'must be bounce or complaint').describe('what it was'),
    detail: z.string().trim().max(500).default('').describe("the provider's reason"),
  },
  async run(deps, { email, type: reason, detail }) {
    await reportAddress(deps, { email, reason, detail });
    return { email, reason };
  },
});

export const suppressionCommands = [list, clear, report];
