import { and, eq, gt, ne } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { mailRequests, newsletterSubscriptions as subscriptions } from '../../db/schema';

export function newsletterQueries(db: Database) {
  return {
    async request(email: string, createdAt: Date) {
      await db.insert(mailRequests).values({ kind: 'newsletter', email, createdAt });
    },

    async isConfirmed(email: string) {
      const confirmed = and(eq(subscriptions.email, email), eq(subscriptions.status, 'confirmed'));
      return (await db.$count(subscriptions, confirmed)) > 0;
    },

    /**
     * Stores an unconfirmed subscription, also of a former reader. A subscription that was confirmed meanwhile stays.
     */
    async wait(email: string, at: { createdAt: Date; tokenHash: string; tokenExpiresAt: Date }) {
      const row = { email, status: 'pending', ...at } as const;
      const target = subscriptions.email;
      const setWhere = ne(subscriptions.status, 'confirmed');
      await db.insert(subscriptions).values(row).onConflictDoUpdate({ target, set: row, setWhere });
    },

    /** @returns the address; undefined when the link is used, replaced or expired */
    async confirm(tokenHash: string, now: Date, leaveHash: string) {
      const good = and(
        eq(subscriptions.tokenHash, tokenHash),
        gt(subscriptions.tokenExpiresAt, now),
      );
      const confirmed = {
        status: 'confirmed',
        tokenExpiresAt: null,
        confirmedAt: now,
        leaveHash,
      } as const;
      const update = db.update(subscriptions).set(confirmed).where(good);
      return (await update.returning({ email: subscriptions.email }))[0]?.email;
    },

    /** Whether the link was used since a moment, and its reader is still subscribed. */
    async wasConfirmed(tokenHash: string, since: Date) {
      const { tokenHash: hash, status, confirmedAt } = subscriptions;
      const used = and(eq(hash, tokenHash), eq(status, 'confirmed'), gt(confirmedAt, since));
      return (await db.$count(subscriptions, used)) > 0;
    },

    async hasLeaving(leaveHash: string) {
      return (await db.$count(subscriptions, eq(subscriptions.leaveHash, leaveHash))) > 0;
    },

    async leaveAs(email: string, leftAt: Date) {
      const staying = and(eq(subscriptions.email, email), eq(subscriptions.status, 'confirmed'));
      await db.update(subscriptions).set({ status: 'unsubscribed', leftAt }).where(staying);
    },

    /** Unsubscribes. Idempotent. */
    async leave(leaveHash: string, leftAt: Date) {
      const staying = and(
        eq(subscriptions.leaveHash, leaveHash),
        ne(subscriptions.status, 'unsubscribed'),
      );
      await db.update(subscriptions).set({ status: 'unsubscribed', leftAt }).where(staying);
    },
  };
}
