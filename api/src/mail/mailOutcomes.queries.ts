import { and, eq, gte, inArray, isNotNull, lte, sql } from 'drizzle-orm';

import type { Database } from '../db/database';
import { mailSuppressions, outbox } from '../db/schema';

/** Servers stop retrying a mail within five days (RFC 5321), so a later report is about another one. */
export const REPORTED_WITHIN = '5 days';

/** The state of a mail, and why it was not delivered. */
interface MailOutcome {
  state: 'waiting' | 'sent' | 'failed';
  reason: string | null;
}

/** States of mails by message id, without deleted ones. A mail that bounced after it was sent has failed. */
export async function mailOutcomes(
  db: Database,
  messageIds: string[],
): Promise<Map<string, MailOutcome>> {
  if (messageIds.length === 0) return new Map();
  const { email, reason, detail, reportedAt } = mailSuppressions;
  const bounce = and(
    eq(email, outbox.toEmail),
    eq(reason, 'bounce'),
    gte(reportedAt, outbox.sentAt),
    lte(reportedAt, sql`${outbox.sentAt} + ${REPORTED_WITHIN}::interval`),
  );
  const rows = await db
    .select({ mail: outbox, bounce: detail, isBounced: isNotNull(email) })
    .from(outbox)
    .leftJoin(mailSuppressions, bounce)
    .where(inArray(outbox.messageId, messageIds));
  return new Map(
    rows.map(({ mail, bounce, isBounced }): [string, MailOutcome] => {
      const { messageId, sentAt, droppedAt, lastError } = mail;
      if (isBounced) return [messageId, { state: 'failed', reason: `bounce: ${bounce}` }];
      if (droppedAt) return [messageId, { state: 'failed', reason: lastError }];
      return [messageId, { state: sentAt ? 'sent' : 'waiting', reason: null }];
    }),
  );
}
