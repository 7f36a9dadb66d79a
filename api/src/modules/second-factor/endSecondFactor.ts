import { DAY } from '../../app/clock';
import { conflict } from '../../app/httpError';
import type { DbDeps } from '../../deps/deps';
import type { LockedAccount } from '../account-lock/accountLock';
import { passkeysQueries } from './passkeys.queries';
import { secondFactorQueries } from './secondFactor.queries';

/** The time in which a change of address can be undone (decision 024). */
const RECENT_CHANGE_MS = 7 * DAY;

/** The account asks for no second factor any more. Hold its lock. */
export async function endSecondFactor({ db, clock }: DbDeps, userId: number): Promise<void> {
  const queries = secondFactorQueries(db);
  await passkeysQueries(db).deleteOf(userId);
  await queries.deleteAuthenticator(userId);
  await queries.putRecoveryCodes(userId, [], clock.now());
  await queries.setSince(userId, null);
}

/** After one factor was removed: the last one takes the recovery codes along. @throws 409 for staff */
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
 * Whoever recovers an account by mail ends its passkeys, which open it by themselves, and gets in
 * past a second factor that was added lately: it may be the thief's; so is one of an account whose address
 * nobody had proven. An older one stays, if only by its recovery codes, so that a mailbox alone opens no
 * account that asks for more; an app that came to it lately does not.
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
