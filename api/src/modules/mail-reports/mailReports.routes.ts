import { MailReports, MailReportsTaken } from 'contract/wire/mail-reports.contract';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { nothingPublic } from '../../app/cacheTags';
import { byField } from '../../app/errors';
import { notFound } from '../../app/httpError';
import { matchesKey } from '../../app/matchesKey';
import { reportAddress } from '../../mail/suppressions';

/** For the mail provider, which has no account: it sends the key of MAIL_REPORT_KEY in its own header. */
export const mailReportsRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, config } = app.deps;

  app.post('/mail-reports', {
    config: { repeats: 'never', changes: nothingPublic },
    schema: {
      security: [{ mailReportKey: [] }],
      body: MailReports,
      response: { 200: MailReportsTaken },
    },
    attachValidation: true,
    async onRequest({ headers }) {
      // Without the key the response is 404, whether or not a key is configured.
      if (!matchesKey(headers['x-mail-report-key'], config.mailReportKeys)) throw notFound();
    },
    async handler(request) {
      const { reports, errors } = takeWhole(request);
      // Sorted, so concurrent batches cannot deadlock.
      const inOrder = reports.toSorted((a, b) =>
        a.email < b.email ? -1 : Number(a.email > b.email),
      );
      await db.transaction(async (tx) => {
        for (const { type: reason, email, detail } of inOrder) {
          await reportAddress({ ...app.deps, db: tx }, { email, reason, detail });
        }
      });
      if (!errors) return { message: 'Noted.' };
      const sent = request.body.reports.length;
      return { message: `${sent - reports.length} of ${sent} reports were not stored.`, errors };
    },
  });
};

/**
 * Keeps the valid reports of a batch. A provider resends or drops a whole batch, so one invalid report must not block
 * the others.
 * @throws 422 when none is valid
 */
function takeWhole({ body, validationError: refused }: FastifyRequest<{ Body: MailReports }>) {
  if (!refused) return { reports: body.reports };
  const errors = byField(refused.validation);
  const wrong = Object.keys(errors).map((field) => /^reports\.(\d+)/.exec(field)?.[1]);
  if (wrong.includes(undefined)) throw refused; // the list itself is invalid
  const isWhole = (_report: unknown, at: number) => !wrong.includes(String(at));
  const { data } = MailReports.safeParse({ reports: body.reports.filter(isWhole) });
  if (!data) throw refused;
  return { reports: data.reports, errors };
}
