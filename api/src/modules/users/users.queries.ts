import { and, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { users } from '../../db/schema';

/** A user with the data that their badges depend on. */
export type UserRow = Awaited<ReturnType<ReturnType<typeof usersQueries>['byId']>> & object;

const founds = sql<boolean>`exists(select 1 from team_members t where t.user_id = users.id and t.kind = 'founder')`;
const inTeam = sql<boolean>`exists(select 1 from team_members t where t.user_id = users.id)`;
const mentors = sql<boolean>`exists(select 1 from mentors m where m.user_id = users.id and m.active)`;

/** Finds users. Erased accounts are never found. */
export function usersQueries(db: Database) {
  const find = async (condition: SQL | undefined) => {
    const [row] = await db
      .select({ ...getTableColumns(users), founds, inTeam, mentors })
      .from(users)
      .where(and(condition, isNull(users.deletedAt)))
      .limit(1);
    return row;
  };

  return {
    byId: (id: number) => find(eq(users.id, id)),

    /** An unconfirmed address belongs to no account. */
    byEmail: (email: string) => find(eq(users.email, email)),

    async exists(id: number) {
      return (await db.$count(users, and(eq(users.id, id), isNull(users.deletedAt)))) > 0;
    },
  };
}
