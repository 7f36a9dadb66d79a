import type { StaffScope } from 'contract/wire/staff.contract';
import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { once } from '../../db/once';
import { first } from '../../db/rows';
import { sessions, staffScopes, users } from '../../db/schema';

/** Scopes are read for staff only, who are few. */
const scopes = sql<StaffScope[]>`case when ${users.isAdmin} then array(
  select ${staffScopes.scope} from ${staffScopes} where ${staffScopes.userId} = ${users.id}
) else '{}' end`;

type NewSession = Omit<typeof sessions.$inferInsert, 'id'>;

export function sessionQueries(db: Database) {
  const ofToken = once(() => {
    const active = and(
      eq(sessions.tokenHash, sql.placeholder('tokenHash')),
      isNull(users.deletedAt),
      isNull(users.disabledAt),
    );
    return db
      .select({
        sessionId: sessions.id,
        cookieHash: sessions.cookieHash,
        createdAt: sessions.createdAt,
        lastUsedAt: sessions.lastUsedAt,
        id: users.id,
        isAdmin: users.isAdmin,
        scopes,
        secondFactorSince: users.secondFactorSince,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(active)
      .limit(1)
      .prepare('session_of_token');
  });

  return {
    /** The session of a token and its owner, unless the account is erased or deactivated. */
    byTokenHash: (tokenHash: string) => first(ofToken().execute({ tokenHash })),

    async insert(session: NewSession) {
      await db.insert(sessions).values(session);
    },

    async touch(id: number, lastUsedAt: Date) {
      await db.update(sessions).set({ lastUsedAt }).where(eq(sessions.id, id));
    },

    /** Does nothing if the hash was changed meanwhile. */
    async rehash(userId: number, from: string, passwordHash: string) {
      const unchanged = and(eq(users.id, userId), eq(users.passwordHash, from));
      await db.update(users).set({ passwordHash }).where(unchanged);
    },

    /** @returns its user agent; undefined when it had already ended */
    async end(id: number): Promise<string | undefined> {
      const gone = db.delete(sessions).where(eq(sessions.id, id));
      return (await gone.returning({ device: sessions.device }))[0]?.device;
    },

    /** Keeps a user's `keep` most recently used sessions. */
    async endOldest(userId: number, keep: number) {
      const surplus = db
        .select({ id: sessions.id })
        .from(sessions)
        .where(eq(sessions.userId, userId))
        .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
        .offset(keep);
      await db.delete(sessions).where(inArray(sessions.id, surplus));
    },

    async endUnusedSince(userId: number, before: Date) {
      await db
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), lt(sessions.lastUsedAt, before)));
    },
  };
}
