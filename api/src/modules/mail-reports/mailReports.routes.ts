import { Failure } from 'contract/wire/failure.contract';
import { MailReports } from 'contract/wire/mail-reports.contract';
import { Done } from 'contract/wire/text.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { nothingPublic } from '../../app/cacheTags';
import { notFound } from '../../app/httpError';
import { isKey } from '../../app/isKey';
import { reportAddress } from '../../mail/suppressions';

/** For the mail provider, which has no account: the key of MAIL_REPORT_KEY in a header of its own. */
export const mailReportsRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, config } = app.deps;

  app.post('/mail-reports', {
    config: { repeats: 'never', changes: nothingPublic },
    schema: { body: MailReports, response: { 200: Done, '4xx': Failure } },
    async onRequest({ headers }) {
      // Without the key there is no such call, whether or not one is configured.
      if (!isKey(headers['x-mail-report-key'], config.mailReportKeys)) throw notFound();
    },
    async handler({ body: { reports } }) {
      await db.transaction(async (tx) => {
        for (const { type: reason, email, detail } of reports) {
          await reportAddress({ ...app.deps, db: tx }, { email, reason, detail });
        }
      });
      return { message: 'Noted.' };
    },
  });
};
