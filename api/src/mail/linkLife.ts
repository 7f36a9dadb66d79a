import { and, eq, gt, isNull } from 'drizzle-orm';

import { DAY, HOUR } from '../app/clock';
import type { Database } from '../db/database';
import { formerEmails, invitations, mailedTokens, newsletterSubscriptions } from '../db/schema';
import type { LinkKind } from './stored/storedMail';

/** From the moment the mail was sent. */
const LINK_LIFETIMES_MS: Record<LinkKind, number> = {
  reset: HOUR,
  verify: 7 * DAY,
  'take-back': 7 * DAY,
  newsletter: 7 * DAY,
  invitation: 7 * DAY,
};

/** Lifetime of a link whose mail is not sent yet, so that nobody knows it. */
export const UNSENT_LINK_LIFETIME_MS = 7 * DAY;

/** A link, identified by the hash of its token. */
export interface Link {
  kind: LinkKind;
  hash: string;
}

/**
 * Lifetimes of mailed links. They start when the mail is sent, so a mail delayed by an outage arrives with a working
 * link (docs/decisions/050-link-lifetime-starts-when-mailed.md).
 */
export function linkLife(db: Database) {
  return {
    /** Whether a link would work: not replaced by a newer one, used, cancelled or expired. */
    async stands({ kind, hash }: Link, now: Date): Promise<boolean> {
      const { table, isOpen, expiresAt } = LINK_TABLES[kind](hash);
      return (await db.$count(table, and(isOpen, gt(expiresAt, now)))) > 0;
    },

    /** Starts the lifetime when the mail is sent. A link that was used or ended meanwhile stays so. */
    async begin({ kind, hash }: Link, now: Date): Promise<void> {
      const { start, isOpen, expiresAt } = LINK_TABLES[kind](hash);
      await start(db, new Date(now.getTime() + LINK_LIFETIMES_MS[kind])).where(
        and(isOpen, gt(expiresAt, now)),
      );
    },
  };
}

const accountLink = (hash: string) => ({
  table: mailedTokens,
  expiresAt: mailedTokens.expiresAt,
  isOpen: and(eq(mailedTokens.tokenHash, hash), isNull(mailedTokens.usedAt)),
  start: (db: Database, expiresAt: Date) => db.update(mailedTokens).set({ expiresAt }),
});

const LINK_TABLES = {
  reset: accountLink,
  verify: accountLink,
  'take-back': (hash: string) => ({
    table: formerEmails,
    expiresAt: formerEmails.expiresAt,
    isOpen: eq(formerEmails.tokenHash, hash),
    start: (db: Database, expiresAt: Date) => db.update(formerEmails).set({ expiresAt }),
  }),
  newsletter: (hash: string) => ({
    table: newsletterSubscriptions,
    expiresAt: newsletterSubscriptions.tokenExpiresAt,
    isOpen: and(
      eq(newsletterSubscriptions.tokenHash, hash),
      eq(newsletterSubscriptions.status, 'pending'),
    ),
    start: (db: Database, tokenExpiresAt: Date) =>
      db.update(newsletterSubscriptions).set({ tokenExpiresAt }),
  }),
  invitation: (hash: string) => ({
    table: invitations,
    expiresAt: invitations.expiresAt,
    isOpen: and(eq(invitations.tokenHash, hash), eq(invitations.status, 'pending')),
    start: (db: Database, expiresAt: Date) => db.update(invitations).set({ expiresAt }),
  }),
};
