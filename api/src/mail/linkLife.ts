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

/** Before its mail is sent nobody knows the link. */
export const UNSENT_LINK_LIFETIME_MS = 7 * DAY;

/** A link by the hash of its secret. */
export interface Link {
  kind: LinkKind;
  hash: string;
}

/**
 * The life of mailed links. It begins when the mail is sent, so a mail that waited out an outage
 * arrives with a link that works (docs/decisions/050-link-lifetime-starts-when-mailed.md).
 */
export function linkLife(db: Database) {
  return {
    /** Whether a link would work: not replaced by a newer one, used, called off or too old. */
    async stands({ kind, hash }: Link, now: Date): Promise<boolean> {
      const { table, isOpen, expiresAt } = LINK_TABLES[kind](hash);
      return (await db.$count(table, and(isOpen, gt(expiresAt, now)))) > 0;
    },

    /** Its mail is sent. One that was used or ended meanwhile stays so. */
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
