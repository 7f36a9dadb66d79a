import { conflict, forbidden } from '../../app/httpError';
import type { Database } from '../../db/database';
import type { Performer } from '../act/act';
import { scopesQueries } from './scopes.queries';

/**
 * Called before an owner or their account loses the scope. Pass the transaction as `db`.
 * @throws 409 for the last owner, because only owners can give scopes
 */
export async function requireOtherOwner(db: Database, userId: number): Promise<void> {
  const scopes = scopesQueries(db);
  await scopes.lockOwners();
  if (!(await scopes.of(userId)).includes('owner')) return;
  if ((await scopes.otherOwners(userId)) > 0) return;
  throw conflict('This is the last owner of the programme. Make somebody else an owner first.');
}

/** Only owners can make somebody staff. @throws 403 */
export function requireOwner(by: Performer): void {
  if (by.source === 'web' && !by.scopes.includes('owner'))
    throw forbidden('Only an owner can do this.');
}
