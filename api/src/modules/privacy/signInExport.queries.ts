import { desc, eq } from 'drizzle-orm';

import type { Database } from '../../db/database';
import * as schema from '../../db/schema';
import { MAX_ROWS } from './export.queries';

/** How one signs in and did, table by table; secrets and their hashes are left out. */
export function signInExportQueries(db: Database) {
  const { sessions, identities, formerUsernames, formerEmails, securityEvents } = schema;
  const { authenticators, recoveryCodes, passkeys, mailedTokens } = schema;

  return {
    devices: (userId: number) =>
      db
        .select({ device: sessions.device, from: sessions.createdAt, last: sessions.lastUsedAt })
        .from(sessions)
        .where(eq(sessions.userId, userId))
        .limit(MAX_ROWS),

    securityLog: (userId: number) =>
      db
        .select({
          at: securityEvents.createdAt,
          what: securityEvents.kind,
          about: securityEvents.about,
          device: securityEvents.device,
        })
        .from(securityEvents)
        .where(eq(securityEvents.userId, userId))
        .orderBy(desc(securityEvents.id))
        .limit(MAX_ROWS),

    secondFactor: async (userId: number) => ({
      authenticators: await db
        .select({ added: authenticators.confirmedAt })
        .from(authenticators)
        .where(eq(authenticators.userId, userId)),
      passkeys: await db
        .select({ name: passkeys.name, made: passkeys.createdAt, used: passkeys.lastUsedAt })
        .from(passkeys)
        .where(eq(passkeys.userId, userId)),
      recovery_codes: await db
        .select({ made: recoveryCodes.createdAt, used: recoveryCodes.usedAt })
        .from(recoveryCodes)
        .where(eq(recoveryCodes.userId, userId)),
    }),

    identities: (userId: number) =>
      db.select().from(identities).where(eq(identities.userId, userId)).limit(MAX_ROWS),

    formerEmails: (userId: number) =>
      db
        .select({
          email: formerEmails.email,
          left: formerEmails.leftAt,
          until: formerEmails.expiresAt,
        })
        .from(formerEmails)
        .where(eq(formerEmails.userId, userId))
        .limit(MAX_ROWS),

    formerUsernames: (userId: number) =>
      db.select().from(formerUsernames).where(eq(formerUsernames.userId, userId)).limit(MAX_ROWS),

    mailedLinks: (userId: number) =>
      db
        .select({
          purpose: mailedTokens.purpose,
          email: mailedTokens.email,
          made: mailedTokens.createdAt,
          until: mailedTokens.expiresAt,
        })
        .from(mailedTokens)
        .where(eq(mailedTokens.userId, userId))
        .limit(MAX_ROWS),
  };
}
