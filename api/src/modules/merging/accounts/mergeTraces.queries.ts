import { and, asc, eq, exists, inArray, isNull, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/database';
import * as schema from '../../../db/schema';
import { mergedInvitationsQueries } from '../invitations.queries';
import type { Pair } from '../moveRows';

/** Mails without a link into the recipient's account. An invitation belongs to the owner of the address. */
const MOVED_MAILS = ['meeting', 'reminder', 'notification', 'answer', 'invitation'] as const;

/** Rows that reference an account without a foreign key: by id, or by an address. */
export function mergeTracesQueries(db: Database) {
  const { profileViewers, contactMessages, invitations, outbox } = schema;
  const { newsletterSubscriptions, letters, letterRecipients } = schema;

  return {
    /** Views by the removed account count as those of the remaining one. */
    async joinViewers({ from, to }: Pair) {
      await db.execute(sql`insert into profile_viewers (profile_id, viewer, counted_at)
        select profile_id, ${`user:${to}`}, counted_at from profile_viewers where viewer = ${`user:${from}`}
        on conflict do nothing`);
      await db.delete(profileViewers).where(eq(profileViewers.viewer, `user:${from}`));
    },

    /** Invitations that the removed account sent or received, and those to any of the addresses. */
    async holdInvitations(userId: number, emails: string[]) {
      const { invitedBy, acceptedBy, email } = invitations;
      const theirs = or(eq(invitedBy, userId), eq(acceptedBy, userId), inArray(email, emails));
      await mergedInvitationsQueries(db).hold(theirs);
    },

    /** Moves rows from confirmed addresses to the remaining address. */
    async moveAddresses(emails: string[], { id, email }: { id: number; email: string }, now: Date) {
      await moveInvitations(emails, email, now);
      if (emails.length === 0) return;
      const written = inArray(contactMessages.email, emails);
      await db.update(contactMessages).set({ email }).where(written);
      await moveNewsletter(emails, email);
      await moveLetters(emails, id, email);
      const unsent = and(isNull(outbox.sentAt), isNull(outbox.droppedAt));
      const theirs = and(inArray(outbox.toEmail, emails), inArray(outbox.kind, [...MOVED_MAILS]));
      await db.update(outbox).set({ toEmail: email }).where(and(theirs, unsent));
    },
  };

  /** Ends invitations that would be duplicates, or into the person's own team. The caller holds their startups. */
  async function moveInvitations(emails: string[], email: string, now: Date) {
    const merged = mergedInvitationsQueries(db);
    await merged.endLapsed(inArray(invitations.email, [...emails, email]), now);
    const others = alias(invitations, 'others');
    const asked = db
      .select({ one: sql`1` })
      .from(others)
      .where(
        and(
          eq(others.startupId, invitations.startupId),
          eq(others.status, 'pending'),
          sql`(${others.email} = ${email} or (${inArray(others.email, emails)} and ${others.id} > ${invitations.id}))`,
        ),
      );
    const again = and(inArray(invitations.email, emails), exists(asked));
    const revoked = db.update(invitations).set({ status: 'revoked' });
    await revoked.where(and(eq(invitations.status, 'pending'), again));
    await db.update(invitations).set({ email }).where(inArray(invitations.email, emails));
    await merged.endAnswered(eq(invitations.email, email));
  }

  /** A decision of the remaining address stays; otherwise a subscription of another address moves. */
  async function moveNewsletter(emails: string[], email: string) {
    const gone = db.delete(newsletterSubscriptions);
    const rows = await gone.where(inArray(newsletterSubscriptions.email, emails)).returning();
    const confirmed = rows.find(({ status }) => status === 'confirmed');
    if (!confirmed) return;
    const { email: target, status } = newsletterSubscriptions;
    const set = { ...confirmed, email };
    const setWhere = eq(status, 'pending');
    const insert = db.insert(newsletterSubscriptions).values(set);
    await insert.onConflictDoUpdate({ target, set, setWhere });
  }

  /** Sends each letter once, also if its mail was waiting for the other address. */
  async function moveLetters(emails: string[], userId: number, email: string) {
    await takeBackLetters(emails);
    const mine = alias(letterRecipients, 'mine');
    const has = db
      .select({ one: sql`1` })
      .from(mine)
      .where(and(eq(mine.letterId, letterRecipients.letterId), eq(mine.email, email)));
    for (const former of emails) {
      const theirs = and(eq(letterRecipients.email, former), notExists(has));
      await db.update(letterRecipients).set({ userId, email }).where(theirs);
    }
  }

  /** Takes back waiting mails, so that they are written again with links for their new recipient. */
  async function takeBackLetters(emails: string[]) {
    const theirs = inArray(letterRecipients.email, emails);
    const named = db.select({ id: letterRecipients.letterId }).from(letterRecipients).where(theirs);
    const held = db.select({ id: letters.id }).from(letters).where(inArray(letters.id, named));
    // The lock order of posting letters: the letter first, then its recipients.
    await held.orderBy(asc(letters.id)).for('update');
    await db.execute(sql`
      with gone as (
        delete from outbox using letter_recipients
        where ${theirs} and outbox.kind = 'letter' and outbox.to_email = letter_recipients.email
          and (outbox.body ->> 'recipientId')::int = letter_recipients.id
          and outbox.sent_at is null and outbox.dropped_at is null and outbox.claimed_by is null
        returning letter_recipients.id, letter_recipients.letter_id),
      waiting as (
        update letter_recipients set posted_at = null where id in (select id from gone))
      update letters set state = 'sending', finished_at = null
      where state = 'sent' and id in (select letter_id from gone)`);
  }
}
