import type { Database } from '../../db/database';
import { accountLockQueries } from './accountLock.queries';

/** An account as somebody saw it when they began: what they prove about it takes a while. */
export interface AccountVersion {
  id: number;
  credentialsVersion: number;
}

export type LockedAccount = NonNullable<
  Awaited<ReturnType<ReturnType<typeof accountLockQueries>['lock']>>
>;

/**
 * Locks an account for the rest of a transaction. Whatever opens a session, changes a credential or
 * recovers an account does this first, so these take turns.
 * @returns undefined when the account is gone, switched off, or its credentials are no longer those
 * that were seen: what was proven about them proves nothing any more
 */
export async function lockAccount(
  tx: Database,
  seen: AccountVersion,
): Promise<LockedAccount | undefined> {
  const row = await accountLockQueries(tx).lock(seen.id);
  return row?.credentialsVersion === seen.credentialsVersion ? row : undefined;
}

/** The same for an account in whatever state it is now. */
export const lockAccountNow = (tx: Database, userId: number) => accountLockQueries(tx).lock(userId);

/** From here on nothing counts that was proven about the account before. Hold the lock. */
export const invalidateProofs = (tx: Database, userId: number) =>
  accountLockQueries(tx).raiseVersion(userId);
