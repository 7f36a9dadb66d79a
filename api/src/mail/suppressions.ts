import type { MailReport } from 'contract/wire/mail-reports.contract';
import type { Database } from '../db/database';
import type { Deps } from '../deps/deps';
import { reopenUnread } from './returnedAnswers';
import type { MailKind } from './stored/letter';
import { suppressionsQueries } from './suppressions.queries';

export type ReportReason = MailReport['type'] | 'refused';

/** Refusals in a row that are about the address: a single one may be about the mail. */
const ENOUGH: Record<ReportReason, number> = { refused: 2, bounce: 1, complaint: 1 };

/** What people ask for themselves, or have to know; a complaint is about other mail. */
const OWN_KINDS: MailKind[] = ['reset', 'password-changed', 'email-changed', 'account'];

/** Notes that an address takes no mail, or wants none; when that is sure it gets none any more. */
export async function reportAddress(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  report: { email: string; reason: ReportReason; detail: string },
): Promise<void> {
  const suppressions = suppressionsQueries(db);
  const reportedAt = clock.now();
  const reports = await suppressions.count({ ...report, reportedAt });
  if (report.reason === 'bounce') await reopenUnread({ db, config }, report.email);
  if (reports >= ENOUGH[report.reason]) await suppressions.suppress(report.email, reportedAt);
}

/** Why an address gets no mail of a kind; undefined when it does. */
export async function suppressionOf(db: Database, email: string, kind: MailKind) {
  const found = await suppressionsQueries(db).find(email);
  if (!found || (found.reason === 'complaint' && OWN_KINDS.includes(kind))) return undefined;
  return `This address is suppressed (${found.reason}: ${found.detail}). See: npm run admin -- mail suppressed`;
}
