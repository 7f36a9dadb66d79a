import { conflict, forbidden } from '../../app/httpError';
import type { Database } from '../../db/database';
import type { Performer } from '../act/act';
import { scopesQueries } from './scopes.queries';

/**
 * Before an owner loses the scope, or the account that has it. Hand over the transaction as `db`.
 * @throws 409 for the last one: somebody has to be able to give scopes
 */
export async function requireOtherOwner(db: Database, userId: number): Promise<void> {
  const scopes = scopesQueries(db);
  await scopes.lockOwners();
  if (!(await scopes.of(userId)).includes('owner')) return;
  if ((await scopes.otherOwners(userId)) > 0) return;
  throw conflict('This is the last owner of the programme. Make somebody else an owner first.');
}

/** Making somebody staff is for owners. @throws 403 */
export function requireOwner(by: Performer): void {
  if (by.source === 'web' && !by.scopes.includes('owner'))
    throw forbidden('Only an owner can do this.');
}
