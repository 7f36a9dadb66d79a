import { DAY } from '../../app/clock';
import { conflict } from '../../app/httpError';
import type { DbDeps } from '../../deps/deps';
import type { LockedAccount } from '../account-lock/accountLock';
import { passkeysQueries } from './passkeys.queries';
import { secondFactorQueries } from './secondFactor.queries';

/** The window in which a change of address can be undone (decision 024). */
const RECENT_CHANGE_MS = 7 * DAY;

/** Removes the second factor of an account. The caller must hold its lock. */
export async function endSecondFactor({ db, clock }: DbDeps, userId: number): Promise<void> {
  const queries = secondFactorQueries(db);
  await passkeysQueries(db).deleteOf(userId);
  await queries.deleteAuthenticator(userId);
  await queries.putRecoveryCodes(userId, [], clock.now());
  await queries.setSince(userId, null);
}

/** Runs after a factor was removed: without a factor left, it deletes the recovery codes. @throws 409 for staff */
export async function settleFactors(
  inside: DbDeps,
  { id, isAdmin }: Pick<LockedAccount, 'id' | 'isAdmin'>,
): Promise<void> {
  const authenticator = await secondFactorQueries(inside.db).authenticator(id);
  const left = authenticator?.confirmedAt || (await passkeysQueries(inside.db).count(id)) > 0;
  if (left) return;
  if (isAdmin) throw conflict('Staff need a second factor. Please add another one first.');
  await endSecondFactor(inside, id);
}

/**
 * Ends factors when an account is recovered by mail. Passkeys end, because they sign in on their own. A second factor
 * added recently ends, because it may be a thief's, and so does one of an account whose address was never confirmed. An
 * older factor stays, if only by its recovery codes, so that access to a mailbox is not enough; an app added to it
 * recently ends.
 */
export async function endFactorsAtRecovery(
  inside: DbDeps,
  { id, secondFactorSince, emailVerifiedAt }: LockedAccount,
): Promise<void> {
  const isYoung = (since: Date) =>
    inside.clock.now().getTime() - since.getTime() < RECENT_CHANGE_MS;
  if (!emailVerifiedAt || !secondFactorSince || isYoung(secondFactorSince)) {
    return endSecondFactor(inside, id);
  }
  await passkeysQueries(inside.db).deleteOf(id);
  const queries = secondFactorQueries(inside.db);
  const added = (await queries.authenticator(id))?.confirmedAt;
  if (added && isYoung(added)) await queries.deleteAuthenticator(id);
}
