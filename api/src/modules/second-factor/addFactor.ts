import type { LetterDeps } from '../../deps/deps';
import { invalidateProofs, type LockedAccount } from '../account-lock/accountLock';
import { type FactorChange, notifyFactorChange } from './notifyFactorChange';
import { renewRecoveryCodes } from './renewRecoveryCodes';
import { secondFactorQueries } from './secondFactor.queries';

/**
 * Runs after a factor was added: the account now asks for it, and the owner is notified.
 * @returns recovery codes, with the first factor
 */
export async function addFactor(
  inside: LetterDeps,
  account: LockedAccount,
  session: { id: number },
  added: FactorChange,
): Promise<string[]> {
  const now = inside.clock.now();
  const queries = secondFactorQueries(inside.db);
  await queries.setProven(session.id, now);
  await invalidateProofs(inside.db, account.id);
  await notifyFactorChange(inside, account, added);
  if (account.secondFactorSince) return [];
  await queries.setSince(account.id, now);
  return renewRecoveryCodes(inside, account.id);
}
