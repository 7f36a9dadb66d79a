import type { MailReport } from 'contract/wire/mail-reports.contract';
import type { Database } from '../db/database';
import type { Deps } from '../deps/deps';
import { reopenUnread } from './returnedAnswers';
import type { MailKind } from './stored/letter';
import { suppressionsQueries } from './suppressions.queries';

type ReportReason = MailReport['type'] | 'refused';

/** One refusal may be about the mail; two in a row are about the address. */
const REPORTS_TO_SUPPRESS: Record<ReportReason, number> = { refused: 2, bounce: 1, complaint: 1 };

/** Requested by the person, or necessary to know: sent despite a complaint. */
const ACCOUNT_MAILS: MailKind[] = ['reset', 'password-changed', 'email-changed', 'account'];

/** Records a refusal or complaint of an address, and suppresses it after enough reports. */
export async function reportAddress(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  report: { email: string; reason: ReportReason; detail: string },
): Promise<void> {
  const suppressions = suppressionsQueries(db);
  const reportedAt = clock.now();
  const reports = await suppressions.count({ ...report, reportedAt });
  if (report.reason === 'bounce') await reopenUnread({ db, config }, report.email);
  if (reports >= REPORTS_TO_SUPPRESS[report.reason])
    await suppressions.suppress(report.email, reportedAt);
}

/** Why an address gets no mail of a kind; undefined when it does. */
export async function suppressionOf(db: Database, email: string, kind: MailKind) {
  const found = await suppressionsQueries(db).find(email);
  if (!found || (found.reason === 'complaint' && ACCOUNT_MAILS.includes(kind))) return undefined;
  return `This address is suppressed (${found.reason}: ${found.detail}). See: npm run admin -- mail suppressed`;
}
