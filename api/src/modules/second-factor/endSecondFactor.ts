import { DAY } from '../../app/clock';
import type { Parts } from '../../app/parts';
import type { LockedAccount } from '../account-lock/accountLock';
import { secondFactorQueries } from './secondFactor.queries';

/** As long as an address can be taken back (decision 024). */
const YOUNG = 7 * DAY;

/** The account asks for no second factor any more. Hold its lock. */
export async function endSecondFactor(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  userId: number,
): Promise<void> {
  const queries = secondFactorQueries(db);
  await queries.deleteAuthenticator(userId);
  await queries.putRecoveryCodes(userId, [], clock.now());
  await queries.setSince(userId, null);
}

/**
 * Whoever recovers an account by mail gets in past a second factor that was added lately: it may be
 * the thief's. An older one stays, so that a mailbox alone opens no account that asks for more.
 */
export async function endYoungSecondFactor(
  parts: Pick<Parts, 'db' | 'clock'>,
  { id, secondFactorSince }: Pick<LockedAccount, 'id' | 'secondFactorSince'>,
): Promise<void> {
  const age = secondFactorSince ? parts.clock.now().getTime() - secondFactorSince.getTime() : 0;
  if (age < YOUNG) await endSecondFactor(parts, id);
}
