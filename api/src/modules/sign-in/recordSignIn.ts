import type { SecondFactorWay } from 'contract/wire/second-factor.contract';
import { hashSecret } from '../../app/secrets';
import type { LetterDeps } from '../../deps/deps';
import { newDeviceLetter } from '../../mail/letters/security';
import { postLetter } from '../../mail/outbox';
import { deviceName } from '../device-identity/deviceName';
import { recordSecurityEvent } from '../security-log/recordSecurityEvent';
import { securityLogQueries } from '../security-log/securityLog.queries';

/** How a user proved their identity; registration is one way. */
type SignInWay = 'registration' | 'password' | 'google' | 'passkey';

/** Texts for the log and the mail. */
const TEXT: Record<SignInWay, string> = {
  registration: 'a new account',
  password: 'the password',
  google: 'Google',
  passkey: 'a passkey',
};

const FACTORS: Record<SecondFactorWay, string> = {
  authenticator: 'a code from the authenticator app',
  passkey: 'a passkey',
  'recovery-code': 'a recovery code',
};

/** One or two proven factors. */
export interface Proof {
  way: SignInWay;
  /** Absent for an account without a second factor. */
  factor?: SecondFactorWay;
}

/**
 * Stores a sign-in in the security log. Mails the owner if the device is new to the account, except for the first
 * sign-in.
 */
export async function recordSignIn(
  inside: LetterDeps,
  account: { id: number; name: string; email: string },
  { name, browserKey }: { name: string; browserKey: string },
  { way, factor }: Proof,
): Promise<void> {
  const about = factor ? `${TEXT[way]} and ${FACTORS[factor]}` : TEXT[way];
  const log = securityLogQueries(inside.db);
  // Hashes account and key together, so a copy of the database does not reveal who shares a browser.
  const browserHash = hashSecret(`${account.id} ${browserKey}`);
  const first = !(await log.hasSignIn(account.id));
  const isNew = !first && !(await log.knowsBrowser(account.id, browserHash));
  const signedIn = isNew ? 'new-device' : 'signed-in';
  await recordSecurityEvent(inside, {
    userId: account.id,
    kind: way === 'registration' ? 'registered' : signedIn,
    about,
    by: name,
    browserHash,
  });
  if (!isNew) return;
  const signIn = { device: deviceName(name), way: about, at: inside.clock.now() };
  const letter = newDeviceLetter(inside.config, account, signIn);
  await postLetter(inside, account, letter, { account: account.id });
}
