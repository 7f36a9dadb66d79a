import type { MailReport } from 'contract/wire/mail-reports.contract';
import type { Database } from '../db/database';
import type { Deps } from '../deps/deps';
import { reopenUnread } from './returnedAnswers';
import type { MailKind } from './stored/letter';
import { type Suppression, suppressionsQueries } from './suppressions.queries';

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
  const dated = { ...report, reportedAt: clock.now() };
  const counted = await suppressions.count(dated);
  if (report.reason === 'bounce') await reopenUnread({ db, config }, report.email);
  if (counted && endsMore(counted, report.reason)) await suppressions.suppress(dated);
}

/** Whether a report ends mail that the address still gets: after a complaint, mail about the account. */
function endsMore({ suppressedAt, reason, reports }: Suppression, reported: ReportReason): boolean {
  const enough = REPORTS_TO_SUPPRESS[reported];
  if (!suppressedAt) return reports >= enough;
  return reason === 'complaint' && reports - REPORTS_TO_SUPPRESS.complaint >= enough;
}

/** Why an address gets no mail of a kind; undefined when it does. */
export async function suppressionOf(db: Database, email: string, kind: MailKind) {
  const found = await suppressionsQueries(db).find(email);
  if (!found || (found.reason === 'complaint' && ACCOUNT_MAILS.includes(kind))) return undefined;
  return `This address is suppressed (${found.reason}: ${found.detail}). See: npm run admin -- mail suppressed`;
}
