import { DAY } from '../../app/clock';
import { conflict } from '../../app/httpError';
import type { Deps } from '../../deps/deps';
import type { LockedAccount } from '../account-lock/accountLock';
import { passkeysQueries } from './passkeys.queries';
import { secondFactorQueries } from './secondFactor.queries';

/** As long as an address can be taken back (decision 024). */
const YOUNG = 7 * DAY;

type FactorDeps = Pick<Deps, 'db' | 'clock'>;

/** The account asks for no second factor any more. Hold its lock. */
export async function endSecondFactor({ db, clock }: FactorDeps, userId: number): Promise<void> {
  const queries = secondFactorQueries(db);
  await passkeysQueries(db).deleteOf(userId);
  await queries.deleteAuthenticator(userId);
  await queries.putRecoveryCodes(userId, [], clock.now());
  await queries.setSince(userId, null);
}

/** After one factor was removed: the last one takes the recovery codes along. @throws 409 for staff */
export async function settleFactors(
  inside: FactorDeps,
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
 * past a second factor that was added lately: it may be the thief's. An older one stays, if only by
 * its recovery codes, so that a mailbox alone opens no account that asks for more.
 */
export async function endFactorsAtRecovery(
  inside: FactorDeps,
  { id, secondFactorSince }: Pick<LockedAccount, 'id' | 'secondFactorSince'>,
): Promise<void> {
  const age = secondFactorSince ? inside.clock.now().getTime() - secondFactorSince.getTime() : 0;
  if (age < YOUNG) await endSecondFactor(inside, id);
  else await passkeysQueries(inside.db).deleteOf(id);
}
