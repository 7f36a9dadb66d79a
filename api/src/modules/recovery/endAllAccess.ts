import type { Deps } from '../../deps/deps';
import { lockAccountNow, outdateProofs } from '../account-lock/accountLock';
import { feedQueries } from '../calendar/calendar.queries';
import { devicesQueries } from '../devices/devices.queries';
import { identitiesQueries } from '../google/identities.queries';
import { mailedTokens } from '../mailed-tokens/mailedTokens';
import { endFactorsAtRecovery } from '../second-factor/endSecondFactor';
import { securityLogQueries } from '../security-log/securityLog.queries';

/**
 * Ends what opens an account beside its password: sessions, linked identities, the calendar's secret
 * mailed links, passkeys and a second factor added lately. Every browser is a new one afterwards. Rights to take an address back are no access, and stay. Hold the lock.
 */
export async function endAllAccess(
  deps: Pick<Deps, 'db' | 'clock' | 'keys'>,
  userId: number,
): Promise<void> {
  const { db } = deps;
  await outdateProofs(db, userId);
  await devicesQueries(db).endAll(userId);
  await identitiesQueries(db).deleteOf(userId);
  await feedQueries(db).setToken(userId, null);
  await mailedTokens(deps).endAll(userId);
  await securityLogQueries(db).forgetBrowsers(userId);
  const account = await lockAccountNow(db, userId);
  if (account) await endFactorsAtRecovery(deps, account);
}
