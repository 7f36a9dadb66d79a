import { desc, eq, inArray } from 'drizzle-orm';

import type { Database } from '../../db/database';
import * as schema from '../../db/schema';
import { MAX_ROWS } from './export.queries';

/** What is stored under addresses rather than an account; without addresses nothing. */
export function lettersExportQueries(db: Database, emails: string[]) {
  const { startups, invitations, mailSuppressions, newsletterSubscriptions } = schema;
  const { contactMessages, contactAnswers, letters, letterRecipients, outbox } = schema;

  return {
    invitations: () => {
      const { kind, position, status, createdAt, expiresAt } = invitations;
      const columns = { startup: startups.name, kind, position, status, createdAt, expiresAt };
      return db
        .select(columns)
        .from(invitations)
        .innerJoin(startups, eq(startups.id, invitations.startupId))
        .where(inArray(invitations.email, emails))
        .limit(MAX_ROWS);
    },

    /** That they were mailed; what was written is in their mailbox. */
    mails: () =>
      db
        .select({ what: outbox.kind, written: outbox.createdAt, sent: outbox.sentAt })
        .from(outbox)
        .where(inArray(outbox.toEmail, emails))
        .orderBy(desc(outbox.id))
        .limit(MAX_ROWS),

    mailSuppression: () =>
      db.select().from(mailSuppressions).where(inArray(mailSuppressions.email, emails)),

    newsletter: () => {
      const { status, createdAt, confirmedAt } = newsletterSubscriptions;
      return db
        .select({ status, createdAt, confirmedAt })
        .from(newsletterSubscriptions)
        .where(inArray(newsletterSubscriptions.email, emails));
    },

    contactMessages() {
      const { id, name, message, createdAt } = contactMessages;
      return db
        .select({ id, name, message, createdAt })
        .from(contactMessages)
        .where(inArray(contactMessages.email, emails))
        .limit(MAX_ROWS);
    },

    /** Letters of staff to many. */
    letters: () =>
      db
        .select({ subject: letters.subject, sent: letterRecipients.postedAt })
        .from(letterRecipients)
        .innerJoin(letters, eq(letters.id, letterRecipients.letterId))
        .where(inArray(letterRecipients.email, emails))
        .limit(MAX_ROWS),

    /** What staff answered to those messages. */
    contactAnswers() {
      const { messageId: message, text, createdAt } = contactAnswers;
      return db
        .select({ message, text, createdAt })
        .from(contactAnswers)
        .innerJoin(contactMessages, eq(contactMessages.id, contactAnswers.messageId))
        .where(inArray(contactMessages.email, emails))
        .limit(MAX_ROWS);
    },
  };
}
