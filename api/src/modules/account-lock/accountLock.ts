import type { Parts } from '../../app/parts';
import { conflict, unauthenticated } from '../../app/refusal';
import type { Viewer } from '../../app/viewer';
import type { Database } from '../../db/database';
import { accountLockQueries } from './accountLock.queries';

/** An account as somebody saw it when they began: what they prove about it takes a while. */
export interface SeenAccount {
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
  seen: SeenAccount,
): Promise<LockedAccount | undefined> {
  const row = await accountLockQueries(tx).lock(seen.id);
  return row?.credentialsVersion === seen.credentialsVersion ? row : undefined;
}

/** The same for an account in whatever state it is now. */
export const lockAccountNow = (tx: Database, userId: number) => accountLockQueries(tx).lock(userId);

/** From here on nothing counts that was proven about the account before. Hold the lock. */
export const outdateProofs = (tx: Database, userId: number) =>
  accountLockQueries(tx).raiseVersion(userId);

/**
 * Runs a change of one's own account in a transaction that holds the account, as long as the session
 * that asks is still there.
 * @param seen the account whose password was checked for this; without it the session alone decides
 * @throws 401; 409 when a credential was changed since
 */
export function changeOwnAccount<P extends Pick<Parts, 'db'>, T>(
  parts: P,
  viewer: Viewer,
  seen: SeenAccount | null,
  change: (inside: P, account: LockedAccount) => Promise<T>,
): Promise<T> {
  return parts.db.transaction(async (db) => {
    const account = await lockAccountNow(db, viewer.id);
    const signedIn = await accountLockQueries(db).hasSession(viewer.id, viewer.sessionId);
    if (!account || !signedIn) throw unauthenticated();
    if (seen && seen.credentialsVersion !== account.credentialsVersion) {
      throw conflict('Your sign-in details were changed a moment ago. Please try again.');
    }
    return change({ ...parts, db }, account);
  });
}
