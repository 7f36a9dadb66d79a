import type { PasskeyProof } from 'contract/wire/passkeys.contract';
import { invalid, unprocessable } from '../../app/httpError';
import type { Deps } from '../../deps/deps';
import { type LockedAccount, lockAccountNow } from '../account-lock/accountLock';
import { type PasskeyChallengeRow, passkeysQueries } from '../second-factor/passkeys.queries';
import { takeChallenge } from './passkeyChallenge';
import { relyingParty, webAuthn } from './relyingParty';

export const passkeyRefused = () =>
  unprocessable('This passkey was not accepted. Please try again.');

/** Browsers hide such a passkey from now on. Its id is too long to be guessed, so this reveals no account. */
const passkeyUnknown = () =>
  invalid({ unknown_passkey: 'This passkey was not accepted: it belongs to no account anymore.' });

interface Wanted {
  purpose: Exclude<PasskeyChallengeRow['purpose'], 'add'>;
  /** The required owner; any when left out. */
  userId?: number;
}

/**
 * Verifies a device's signature and locks its account. The device has verified its owner by fingerprint, face or PIN,
 * so it counts as two factors.
 * @throws 422
 */
export async function checkPasskey(
  inside: Pick<Deps, 'db' | 'clock' | 'config'>,
  { passkey: answer }: PasskeyProof,
  { purpose, userId }: Wanted,
): Promise<LockedAccount> {
  const queries = passkeysQueries(inside.db);
  const seen = await queries.byCredentialId(answer.id);
  if (!seen) throw passkeyUnknown();
  const account = await lockAccountNow(inside.db, seen.userId);
  if (!account || (userId ?? account.id) !== account.id) throw passkeyRefused();
  const asked = await takeChallenge(inside, answer.response.clientDataJSON, purpose);
  // Read again under the lock, because it may have been removed or used meanwhile.
  const key = await queries.byCredentialId(answer.id);
  if (!asked || !key || (asked.userId ?? account.id) !== account.id) throw passkeyRefused();

  const { verifyAuthenticationResponse } = await webAuthn();
  const site = relyingParty(inside);
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: asked.challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: true,
    credential: {
      id: key.credentialId,
      publicKey: Uint8Array.from(Buffer.from(key.publicKey, 'base64url')),
      counter: key.counter,
    },
  }).catch(() => {
    throw passkeyRefused(); // it throws for any mismatch, with a message for developers
  });
  if (!verified) throw passkeyRefused();
  await queries.use(key.id, authenticationInfo.newCounter, inside.clock.now());
  return account;
}
