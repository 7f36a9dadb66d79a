import type { SecondFactorWay } from 'contract/wire/second-factor.contract';
import { hashSecret } from '../../app/secrets';
import type { LetterDeps } from '../../deps/deps';
import { newDeviceLetter } from '../../mail/letters/security';
import { postLetter } from '../../mail/outbox';
import { deviceName } from '../device-identity/deviceName';
import { recordSecurityEvent } from '../security-log/recordSecurityEvent';
import { securityLogQueries } from '../security-log/securityLog.queries';

/** How somebody proved who they are; making an account is one. */
export type SignInWay = 'registration' | 'password' | 'google' | 'passkey';

/** As the log and the mail say it. */
const TEXT: Record<SignInWay, string> = {
  registration: 'a new account',
  password: 'the password',
  google: 'Google',
  passkey: 'a passkey',
};

const FACTORS: Record<SecondFactorWay, string> = {
  authenticator: 'a code of the authenticator app',
  passkey: 'a passkey',
  'recovery-code': 'a recovery code',
};

/** What was proven: one thing, or two. */
export interface Proof {
  way: SignInWay;
  /** Absent where the account asks for none. */
  factor?: SecondFactorWay;
}

/**
 * Notes a sign-in in the security log. A device that is none of the account's is told of by mail,
 * except with the first sign-in of all.
 */
export async function recordSignIn(
  inside: LetterDeps,
  account: { id: number; name: string; email: string },
  { name, browserKey }: { name: string; browserKey: string },
  { way, factor }: Proof,
): Promise<void> {
  const about = factor ? `${TEXT[way]} and ${FACTORS[factor]}` : TEXT[way];
  const log = securityLogQueries(inside.db);
  // Of both: a copy of the database does not tell who shares a browser.
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
