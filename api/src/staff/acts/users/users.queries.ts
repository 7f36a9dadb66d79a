import { and, desc, eq, getTableColumns, isNull, like, or, type SQL, sql } from 'drizzle-orm';

import type { Database } from '../../../db/database';
import { escapeLike } from '../../../db/escapeLike';
import { sessions, users } from '../../../db/schema';

const founds = sql<boolean>`exists(select 1 from team_members t where t.user_id = users.id and t.kind = 'founder')`;
const mentors = sql<boolean>`exists(select 1 from mentors m where m.user_id = users.id and m.active)`;

/** For queries over `users`. */
export const ROLE_CONDITIONS = {
  founder: founds,
  mentor: mentors,
  investor: sql<boolean>`${users.isInvestor}`,
  startup: sql<boolean>`${users.isStartup}`,
  admin: sql<boolean>`${users.isAdmin}`,
} satisfies Record<string, SQL<boolean>>;

export type StaffUserRow = typeof users.$inferSelect & { founds: boolean; mentors: boolean };

interface Filter {
  search?: string;
  role?: keyof typeof ROLE_CONDITIONS;
  limit: number;
}

/** Members for staff, including deactivated ones, without erased ones. */
export function userQueries(db: Database) {
  const columns = { ...getTableColumns(users), founds, mentors };
  const rows = (condition: SQL | undefined) =>
    db
      .select(columns)
      .from(users)
      .where(and(condition, isNull(users.deletedAt)));

  return {
    async byId(id: number): Promise<StaffUserRow | undefined> {
      return (await rows(eq(users.id, id)))[0];
    },

    async find({ search, role, limit }: Filter): Promise<StaffUserRow[]> {
      const pattern = `%${escapeLike(search?.toLowerCase() ?? '')}%`;
      const fullName = sql`lower(${users.name} || ' ' || ${users.surname})`;
      const named = or(
        like(users.email, pattern),
        like(users.username, pattern),
        like(fullName, pattern),
      );
      const fitting = rows(and(search ? named : undefined, role && ROLE_CONDITIONS[role]));
      return fitting.orderBy(desc(users.id)).limit(limit);
    },

    async change(id: number, values: Partial<typeof users.$inferInsert>) {
      await db.update(users).set(values).where(eq(users.id, id));
    },

    async endSessions(userId: number) {
      await db.delete(sessions).where(eq(sessions.userId, userId));
    },
  };
}
