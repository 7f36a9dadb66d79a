import { StaffScope } from 'contract/wire/staff.contract';
import type { StaffDeps } from '../../act/act';
import { requireOtherOwner, requireOwner } from '../../scopes/owners';
import { scopesQueries } from '../../scopes/scopes.queries';
import { userQueries } from './users.queries';

const ROLE_COLUMNS = { investor: 'isInvestor', startup: 'isStartup' } as const;

interface Change {
  role: keyof typeof ROLE_COLUMNS | 'admin';
  remove: boolean;
}

/** The scopes of the role admin; only `staff grant` makes an owner. */
const ADMIN_SCOPES = StaffScope.options.filter((scope) => scope !== 'owner');

/** Gives a member a role, or removes it. */
export async function setRole(deps: StaffDeps, userId: number, { role, remove }: Change) {
  const { db, clock, by } = deps;
  if (role !== 'admin') return userQueries(db).change(userId, { [ROLE_COLUMNS[role]]: !remove });
  requireOwner(by);
  if (remove) {
    await requireOtherOwner(db, userId);
    return scopesQueries(db).takeAll(userId);
  }
  const given = { userId: by.userId, at: clock.now() };
  for (const scope of ADMIN_SCOPES) await scopesQueries(db).give(userId, scope, given);
}
