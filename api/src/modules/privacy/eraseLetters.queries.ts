import { and, eq, inArray, notInArray } from 'drizzle-orm';

import type { Database } from '../../db/database';
import * as schema from '../../db/schema';
import type { MailKind } from '../../mail/stored/letter';

/** Sent to an address, with or without an account. */
const ADDRESS_MAILS: MailKind[] = ['invitation', 'newsletter', 'answer', 'letter', 'contact'];
const ERASED = { body: null, toName: '', toEmail: '' };

/** Removes a user from mails to them, by them and under their address. */
export function eraseLettersQueries(db: Database) {
  const { newsletterSubscriptions, contactMessages, contactAnswers, invitations } = schema;
  const { mailRequests, mailSuppressions, outbox, letters, letterRecipients } = schema;

  return {
    /** Data stored by address, not by account. */
    async forgetEmails(emails: string[]) {
      const underAddress = [newsletterSubscriptions, contactMessages, invitations] as const;
      for (const table of [
        ...underAddress,
        mailRequests,
        mailSuppressions,
        letterRecipients,
      ] as const) {
        await db.delete(table).where(inArray(table.email, emails));
      }
      await db.update(outbox).set(ERASED).where(inArray(outbox.toEmail, emails));
    },

    /** Mails to the account, and nothing else under its address. */
    async emptyOwnMails(email: string) {
      const own = and(eq(outbox.toEmail, email), notInArray(outbox.kind, ADDRESS_MAILS));
      await db.update(outbox).set(ERASED).where(own);
    },

    /** Messages assigned to this member of staff stay, unassigned. */
    async unassign(userId: number) {
      const theirs = eq(contactMessages.assigneeId, userId);
      await db.update(contactMessages).set({ assigneeId: null }).where(theirs);
      const written = eq(contactAnswers.authorId, userId);
      await db.update(contactAnswers).set({ authorId: null }).where(written);
      await db.update(letters).set({ authorId: null }).where(eq(letters.authorId, userId));
    },
  };
}
