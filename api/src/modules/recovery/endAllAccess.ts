import type { Deps } from '../../deps/deps';
import { invalidateProofs, type LockedAccount } from '../account-lock/accountLock';
import { feedQueries } from '../calendar/calendar.queries';
import { devicesQueries } from '../devices/devices.queries';
import { identitiesQueries } from '../google/identities.queries';
import { mailedTokens } from '../mailed-tokens/mailedTokens';
import { endFactorsAtRecovery } from '../second-factor/endSecondFactor';
import { securityLogQueries } from '../security-log/securityLog.queries';

/**
 * Ends what opens an account beside its password: sessions, linked identities, the calendar's secret, mailed
 * links, passkeys, and a second factor that may be somebody else's. Every browser is a new one afterwards.
 * Rights to take an address back are no access, and stay.
 * @param account as it was before its address was proven by this
 */
export async function endAllAccess(
  deps: Pick<Deps, 'db' | 'clock' | 'keys'>,
  account: LockedAccount,
): Promise<void> {
  const { db } = deps;
  const { id: userId } = account;
  await invalidateProofs(db, userId);
  await devicesQueries(db).endAll(userId);
  await identitiesQueries(db).deleteOf(userId);
  await feedQueries(db).setToken(userId, null);
  await mailedTokens(deps).endAll(userId);
  await securityLogQueries(db).forgetBrowsers(userId);
  await endFactorsAtRecovery(deps, account);
}
