import type { DbDeps } from '../../deps/deps';
import { hashRecoveryCode, newRecoveryCode, RECOVERY_CODE_COUNT } from './recoveryCode';
import { secondFactorQueries } from './secondFactor.queries';

/** @returns the new codes, shown only now; older ones stop working */
export async function renewRecoveryCodes({ db, clock }: DbDeps, userId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, newRecoveryCode);
  const hashes = codes.map(hashRecoveryCode);
  await secondFactorQueries(db).putRecoveryCodes(userId, hashes, clock.now());
  return codes;
}
