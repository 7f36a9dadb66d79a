import { and, eq, gt, isNotNull, isNull, notExists, sql } from 'drizzle-orm';

import type { Database } from '../db/database';
import { mailedTokens, users } from '../db/schema';

/** Deletes pending addresses whose confirmation link has expired. */
export async function emptyStalePendingEmails(db: Database, now: Date): Promise<void> {
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
}
