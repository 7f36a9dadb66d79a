import { and, eq, gt, isNull } from 'drizzle-orm';

import { DAY, HOUR } from '../app/clock';
import type { Database } from '../db/database';
import { formerEmails, invitations, mailedTokens, newsletterSubscriptions } from '../db/schema';
import type { LinkKind } from './stored/storedMail';

/** How long each kind works from the moment its mail was sent, in milliseconds. */
const LIFE: Record<LinkKind, number> = {
  reset: HOUR,
  verify: 7 * DAY,
  'take-back': 7 * DAY,
  newsletter: 7 * DAY,
  invitation: 7 * DAY,
};

/** How long a link waits for its mail to be sent, in milliseconds. Nobody knows its secret yet. */
export const UNSENT_LIFE = 7 * DAY;

/** A link by the hash of its secret. */
export interface Link {
  kind: LinkKind;
  hash: string;
}

/**
 * The life of mailed links. It begins when the mail is sent, so a mail that waited out an outage
 * arrives with a link that works (docs/decisions/050-a-links-life-begins-when-it-is-mailed.md).
 */
export function linkLife(db: Database) {
  return {
    /** Whether a link would work: not replaced by a newer one, used, called off or too old. */
    async stands({ kind, hash }: Link, now: Date): Promise<boolean> {
      const { table, isOpen, expiresAt } = HOMES[kind](hash);
      return (await db.$count(table, and(isOpen, gt(expiresAt, now)))) > 0;
    },

    /** Its mail is sent. One that was used or ended meanwhile stays so. */
    async begin({ kind, hash }: Link, now: Date): Promise<void> {
      const { start, isOpen, expiresAt } = HOMES[kind](hash);
      await start(db, new Date(now.getTime() + LIFE[kind])).where(and(isOpen, gt(expiresAt, now)));
    },
  };
}

const accountLink = (hash: string) => ({
  table: mailedTokens,
  expiresAt: mailedTokens.expiresAt,
  isOpen: and(eq(mailedTokens.tokenHash, hash), isNull(mailedTokens.usedAt)),
  start: (db: Database, expiresAt: Date) => db.update(mailedTokens).set({ expiresAt }),
});

/** Where the links of each kind are kept. */
const HOMES = {
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
