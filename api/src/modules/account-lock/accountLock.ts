import type { Database } from '../../db/database';
import { accountLockQueries } from './accountLock.queries';

/** The account as it was before a slow check, such as that of a password. */
export interface AccountVersion {
  id: number;
  credentialsVersion: number;
}

export type LockedAccount = NonNullable<
  Awaited<ReturnType<ReturnType<typeof accountLockQueries>['lock']>>
>;

/**
 * Locks an account for the rest of a transaction. Every transaction that opens a session, changes a credential or
 * recovers an account does this first, so they run one after another.
 * @returns undefined when the account is erased or deactivated, or its credentials have changed since they were checked
 */
export async function lockAccount(
  tx: Database,
  seen: AccountVersion,
): Promise<LockedAccount | undefined> {
  const row = await accountLockQueries(tx).lock(seen.id);
  return row?.credentialsVersion === seen.credentialsVersion ? row : undefined;
}

/** Locks an account in its current state, without comparing credentials. */
export const lockAccountNow = (tx: Database, userId: number) => accountLockQueries(tx).lock(userId);

/** Invalidates everything that was proven about the account before. The caller must hold the lock. */
export const invalidateProofs = (tx: Database, userId: number) =>
  accountLockQueries(tx).raiseVersion(userId);
