import { desc, eq, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable, SelectedFields } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database';
import * as schema from '../../db/schema';
import { exportRows, MAX_ROWS } from './exportRows';

/** Data stored by address, not by account; nothing without addresses. */
export async function lettersExport(db: Database, emails: string[]) {
  const { startups, invitations, mailSuppressions, newsletterSubscriptions } = schema;
  const { contactMessages, contactAnswers, letters, letterRecipients, outbox } = schema;
  const under = (table: PgTable & { email: PgColumn }, columns?: SelectedFields) =>
    exportRows(db, table, { where: inArray(table.email, emails), columns });
  const { kind, position, status, createdAt, expiresAt } = invitations;
  const { id, name, message } = contactMessages;

  return {
    invitations: await db
      .select({ startup: startups.name, kind, position, status, createdAt, expiresAt })
      .from(invitations)
      .innerJoin(startups, eq(startups.id, invitations.startupId))
      .where(inArray(invitations.email, emails))
      .limit(MAX_ROWS),
    newsletter: await under(newsletterSubscriptions, {
      status: newsletterSubscriptions.status,
      createdAt: newsletterSubscriptions.createdAt,
      confirmedAt: newsletterSubscriptions.confirmedAt,
    }),
    /** The mails without their text, which is in the person's mailbox. */
    mails: await exportRows(db, outbox, {
      columns: { what: outbox.kind, written: outbox.createdAt, sent: outbox.sentAt },
      where: inArray(outbox.toEmail, emails),
      by: [desc(outbox.id)],
    }),
    mail_suppression: await under(mailSuppressions),
    contact_messages: await under(contactMessages, {
      id,
      name,
      message,
      createdAt: contactMessages.createdAt,
    }),
    /** Letters of staff to many. */
    letters: await db
      .select({ subject: letters.subject, sent: letterRecipients.postedAt })
      .from(letterRecipients)
      .innerJoin(letters, eq(letters.id, letterRecipients.letterId))
      .where(inArray(letterRecipients.email, emails))
      .limit(MAX_ROWS),
    /** Answers of staff to those messages. */
    contact_answers: await db
      .select({
        message: contactAnswers.messageId,
        text: contactAnswers.text,
        createdAt: contactAnswers.createdAt,
      })
      .from(contactAnswers)
      .innerJoin(contactMessages, eq(contactMessages.id, contactAnswers.messageId))
      .where(inArray(contactMessages.email, emails))
      .limit(MAX_ROWS),
  };
}
