import type { SecondFactorNeeded, SecondFactorWay } from 'contract/wire/second-factor.contract';
import { MINUTE } from '../../app/clock';
import { hashSecret, newSecret } from '../../app/secrets';
import type { DbDeps } from '../../deps/deps';
import type { LockedAccount } from '../account-lock/accountLock';
import { type ChallengeRow, challengesQueries } from './challenges.queries';
import { passkeysQueries } from './passkeys.queries';
import { secondFactorQueries } from './secondFactor.queries';

const CHALLENGE_LIFETIME_MS = 10 * MINUTE;

/**
 * Stores that the first factor was proven, for an account with a second one. The caller must hold the account's lock.
 */
export async function openChallenge(
  { db, clock }: DbDeps,
  { id: userId, credentialsVersion }: LockedAccount,
  way: ChallengeRow['way'],
): Promise<SecondFactorNeeded> {
  const challenge = newSecret();
  const expiresAt = new Date(clock.now().getTime() + CHALLENGE_LIFETIME_MS);
  await challengesQueries(db).insert({
    userId,
    way,
    credentialsVersion,
    expiresAt,
    tokenHash: hashSecret(challenge),
  });
  const authenticator = await secondFactorQueries(db).authenticator(userId);
  const ways: SecondFactorWay[] = ['recovery-code'];
  if (authenticator?.confirmedAt) ways.push('authenticator');
  if ((await passkeysQueries(db).count(userId)) > 0) ways.push('passkey');
  return {
    second_factor: {
      challenge,
      ways: ways.sort(),
      expires_at: expiresAt.toISOString(),
    },
  };
}
