import type { Deps } from '../../deps/deps';
import type { LockedAccount } from '../account-lock/accountLock';
import { emailsQueries } from '../email-addresses/emails.queries';
import { formerEmailsQueries } from '../email-addresses/formerEmails.queries';
import { deletionQueries } from '../privacy/deletion.queries';
import { endAllAccess } from './endAllAccess';

/**
 * Returns an account to the reader of its address, or of one it had up to seven days ago. All ways into the account
 * end, and so do restore links of later addresses. If an address is restored, a pending deletion is cancelled, because
 * its reader was not notified of it. The caller must hold the account's lock.
 * @returns whether the address belongs to the account
 */
export async function recoverAccount(
  deps: Pick<Deps, 'db' | 'clock' | 'keys'>,
  account: LockedAccount,
  email: string,
): Promise<boolean> {
  const { db, clock } = deps;
  const former = formerEmailsQueries(db);
  const left = await former.firstLeft(account.id, email, clock.now());
  if (left === undefined && email !== account.email) return false;
  if (left !== undefined) {
    await former.endFrom(account.id, left, clock.now());
    await deletionQueries(db).set(account.id, null);
  }
  await emailsQueries(db).set(account.id, {
    email,
    emailVerifiedAt: clock.now(),
    pendingEmail: null,
  });
  await endAllAccess(deps, account);
  return true;
}
