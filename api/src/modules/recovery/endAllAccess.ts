import type { Deps } from '../../deps/deps';
import { invalidateProofs, type LockedAccount } from '../account-lock/accountLock';
import { feedQueries } from '../calendar/calendar.queries';
import { devicesQueries } from '../devices/devices.queries';
import { identitiesQueries } from '../google/identities.queries';
import { mailedTokens } from '../mailed-tokens/mailedTokens';
import { endFactorsAtRecovery } from '../second-factor/endSecondFactor';
import { securityLogQueries } from '../security-log/securityLog.queries';

/**
 * Ends every way into an account except its password: sessions, linked identities, the calendar feed, mailed links,
 * passkeys, and a second factor that may belong to another person. Afterwards every browser counts as new. Links that
 * restore an address grant no access and stay valid.
 * @param account as it was before this confirmed its address
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
