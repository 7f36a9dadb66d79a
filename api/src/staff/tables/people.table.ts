import { fullName } from 'contract/full-name';
import type {
  StaffPeopleQuery,
  StaffPersonRow,
  StaffRole,
} from 'contract/wire/staff-tables.contract';
import { and, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { users } from '../../db/schema';
import { ROLE_CONDITIONS } from '../acts/users/users.queries';
import { containsAll } from './containsAll';
import { indexNewPeople, NAME_ORDER } from './peopleSearch';
import type { StaffTable } from './table';

const { id, deletedAt, disabledAt, deletionAskedAt, emailVerifiedAt } = users;

const STATES: Record<NonNullable<StaffPeopleQuery['state']>, SQL> = {
  active: sql`(${disabledAt} is null and ${deletionAskedAt} is null)`,
  disabled: sql`${disabledAt} is not null`,
  unverified: sql`${emailVerifiedAt} is null`,
  leaving: sql`${deletionAskedAt} is not null`,
};

/** Members, including deactivated ones, without erased ones. */
export const peopleTable: StaffTable<StaffPeopleQuery, StaffPersonRow> = {
  scopes: ['people'],
  from: sql`${users}`,
  id: sql`${id}`,
  sorts: {
    name: { by: NAME_ORDER, type: 'text' },
    email: { by: sql`${users.email}`, type: 'text' },
    created: { by: sql`${id}`, type: 'integer' },
  },
  async conditions(db, { search, role, state }) {
    await indexNewPeople(db);
    return [
      isNull(deletedAt),
      containsAll(sql`${users.searchText}`, search),
      role && ROLE_CONDITIONS[role],
      state && STATES[state],
    ];
  },
  async rows(db, ids) {
    const rows = await db
      .select({ user: users, ...ROLE_CONDITIONS })
      .from(users)
      .where(and(inArray(id, ids), isNull(deletedAt)));
    return rows.map(({ user, ...holds }) => ({
      key: user.id,
      id: user.id,
      name: fullName(user),
      email: user.email,
      username: user.username,
      roles: (Object.keys(holds) as StaffRole[]).filter((role) => holds[role]),
      verified: user.emailVerifiedAt !== null,
      disabled: user.disabledAt !== null,
      leaving: user.deletionAskedAt !== null,
      second_factor: user.secondFactorSince !== null,
      created_at: user.createdAt.toISOString(),
    }));
  },
  toFlatRow: (row) => ({ ...row }),
};
