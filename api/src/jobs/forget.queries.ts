import { and, eq, gt, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm';

import type { Database } from '../db/database';
import * as schema from '../db/schema';

/** What is kept for a while only (GOALS, GDPR: retention). Every statement may run at any time. */
export function forgetQueries(db: Database) {
  const { users, formerEmails, sessions, mailedTokens } = schema;
  const { contactMessages, profileViewers, viewSalts } = schema;
  const { startupUpdates, newsletterSubscriptions, idempotencyKeys, beacons, consents } = schema;
  return {
    async contactBefore(at: Date) {
      await db.delete(contactMessages).where(lt(contactMessages.createdAt, at));
    },
    /** Once its salt is gone, a visitor's hash can be told from no other. */
    async viewersBefore(at: Date, day: string) {
      await db.delete(profileViewers).where(lt(profileViewers.countedAt, at));
      await db.delete(viewSalts).where(lt(viewSalts.day, day));
    },
    async deletedUpdatesBefore(at: Date) {
      const gone = and(isNotNull(startupUpdates.deletedAt), lt(startupUpdates.deletedAt, at));
      await db.delete(startupUpdates).where(gone);
    },
    async sessionsBefore(usedAt: Date, openedAt: Date) {
      const over = or(lt(sessions.lastUsedAt, usedAt), lt(sessions.createdAt, openedAt));
      await db.delete(sessions).where(over);
    },
    async mailedTokensBefore(at: Date) {
      await db.delete(mailedTokens).where(lt(mailedTokens.expiresAt, at));
    },
    async formerEmailsBefore(at: Date) {
      await db.delete(formerEmails).where(lt(formerEmails.expiresAt, at));
    },
    /** Addresses that nobody has proven, and nobody can any more. */
    async pendingEmailsWithoutLink(now: Date) {
      const { userId, purpose, email, usedAt, expiresAt } = mailedTokens;
      const link = db
        .select({ one: sql`1` })
        .from(mailedTokens)
        .where(
          and(
            eq(userId, users.id),
            eq(purpose, 'verify'),
            eq(email, users.pendingEmail),
            isNull(usedAt),
            gt(expiresAt, now),
          ),
        );
      const stale = and(isNotNull(users.pendingEmail), notExists(link));
      await db.update(users).set({ pendingEmail: null }).where(stale);
    },
    async unconfirmedBefore(at: Date) {
      const { status, tokenExpiresAt } = newsletterSubscriptions;
      const stale = and(eq(status, 'pending'), lt(tokenExpiresAt, at));
      await db.delete(newsletterSubscriptions).where(stale);
    },
    async idempotencyKeysBefore(at: Date) {
      await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, at));
    },
    async beaconsBefore(at: Date) {
      await db.delete(beacons).where(lt(beacons.createdAt, at));
    },
    async consentsBefore(at: Date) {
      await db.delete(consents).where(lt(consents.createdAt, at));
    },
  };
}
