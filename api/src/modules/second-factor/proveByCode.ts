import type { SecondFactorWay } from 'contract/wire/second-factor.contract';
import { MINUTE } from '../../app/clock';
import { invalid, tooMany } from '../../app/httpError';
import { hashSecret } from '../../app/secrets';
import type { NotifyDeps } from '../../deps/deps';
import { codesTriedLetter, recoveryCodeUsedLetter } from '../../mail/letters/security';
import { postLetter } from '../../mail/outbox';
import type { LockedAccount } from '../account-lock/accountLock';
import { type Author, recordSecurityEvent } from '../security-log/recordSecurityEvent';
import { hashRecoveryCode } from './recoveryCode';
import { secondFactorQueries } from './secondFactor.queries';
import { totpDigits, totpStep } from './totp';
import { decryptTotpSecret } from './totpSecret';

const WRONG_CODE_LIMIT = { most: 5, seconds: (15 * MINUTE) / 1_000 };

export const wrongCode = () => invalid({ code: 'The code is wrong or has already been used.' });

interface Attempt {
  code: string;
  by: Author;
  /**
   * Key of the counter of wrong codes. Only a caller who has proven the first factor gets here, so strangers cannot use
   * up the owner's attempts. Only a new password starts a new count.
   */
  countedAs: string;
}

/**
 * Uses up a code from the authenticator app, or a recovery code. A wrong one is counted, so do not roll back this write.
 * The caller must hold the account's lock.
 * @returns the kind of code; undefined for a wrong one
 * @throws 429
 */
export async function proveByCode(
  inside: NotifyDeps,
  account: LockedAccount,
  { code, by, countedAs }: Attempt,
): Promise<SecondFactorWay | undefined> {
  const { config, limiter } = inside;
  const { id: userId } = account;
  const counter = `second factor ${countedAs} ${userId} ${hashSecret(account.passwordHash ?? '')}`;
  if (await limiter.reached(counter, WRONG_CODE_LIMIT.most))
    throw tooMany(WRONG_CODE_LIMIT.seconds);

  const way = await use(inside, userId, code);
  if (way === 'recovery-code') {
    await recordSecurityEvent(inside, { userId, kind: 'recovery-code-used', by });
    const left = await secondFactorQueries(inside.db).countRecoveryCodes(userId);
    await postLetter(inside, account, recoveryCodeUsedLetter(config, account, left), {
      account: userId,
    });
  }
  if (way) return way;
  await recordSecurityEvent(inside, { userId, kind: 'second-factor-failed', by });
  await limiter.hit(counter, WRONG_CODE_LIMIT.most, WRONG_CODE_LIMIT.seconds);
  if (await limiter.reached(counter, WRONG_CODE_LIMIT.most)) {
    await postLetter(inside, account, codesTriedLetter(config, account), { account: userId });
  }
  return undefined;
}

async function use(deps: NotifyDeps, userId: number, typed: string) {
  const { db, clock } = deps;
  const queries = secondFactorQueries(db);
  if (!totpDigits(typed)) {
    const hash = hashRecoveryCode(typed);
    const good = await queries.useRecoveryCode(userId, hash, clock.now());
    return good ? ('recovery-code' as const) : undefined;
  }
  const authenticator = await queries.authenticator(userId);
  const secret = authenticator?.confirmedAt && decryptTotpSecret(deps, authenticator);
  const step = secret ? totpStep(secret, typed, clock.now()) : undefined;
  if (step === undefined || !(await queries.useStep(userId, step))) return undefined;
  return 'authenticator' as const;
}
