import type { Deps } from '../../deps/deps';
import type { LockedAccount } from '../account-lock/accountLock';
import { emailsQueries } from '../email-addresses/emails.queries';
import { formerEmailsQueries } from '../email-addresses/formerEmails.queries';
import { deletionQueries } from '../privacy/deletion.queries';
import { endAllAccess } from './endAllAccess';

/**
 * Gives an account back to whoever reads one of its addresses: the one it has, or one it had up to
 * seven days ago. All that opened the account until now ends, and so do the rights of addresses it
 * had later. With an address that comes back, the account stays: nobody has told its reader that it was to
 * be deleted. Hold the lock.
 * @returns whether the address is one of its own
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
