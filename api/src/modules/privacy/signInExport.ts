import { desc, eq, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable, SelectedFields } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database';
import * as schema from '../../db/schema';
import { exportRows } from './exportRows';

/** How a user signs in, and past sign-ins, by table; without secrets and hashes. */
export async function signInExport(db: Database, userId: number) {
  const { sessions, identities, formerUsernames, formerEmails, securityEvents } = schema;
  const { authenticators, recoveryCodes, passkeys, mailedTokens } = schema;
  const own = (table: PgTable & { userId: PgColumn }, columns?: SelectedFields, by?: SQL[]) =>
    exportRows(db, table, { where: eq(table.userId, userId), columns, by });
  const { createdAt: at, kind: what, about, device } = securityEvents;

  return {
    devices: await own(sessions, {
      device: sessions.device,
      from: sessions.createdAt,
      last: sessions.lastUsedAt,
    }),
    security_log: await own(securityEvents, { at, what, about, device }, [desc(securityEvents.id)]),
    second_factor: {
      authenticators: await own(authenticators, { added: authenticators.confirmedAt }),
      passkeys: await own(passkeys, {
        name: passkeys.name,
        made: passkeys.createdAt,
        used: passkeys.lastUsedAt,
      }),
      recovery_codes: await own(recoveryCodes, {
        made: recoveryCodes.createdAt,
        used: recoveryCodes.usedAt,
      }),
    },
    identities: await own(identities),
    former_emails: await own(formerEmails, {
      email: formerEmails.email,
      left: formerEmails.leftAt,
      until: formerEmails.expiresAt,
    }),
    former_usernames: await own(formerUsernames),
    mailed_links: await own(mailedTokens, {
      purpose: mailedTokens.purpose,
      email: mailedTokens.email,
      made: mailedTokens.createdAt,
      until: mailedTokens.expiresAt,
    }),
  };
}
