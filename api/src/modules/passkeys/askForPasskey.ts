import type { PasskeyOptions } from 'contract/wire/passkeys.contract';
import type { Deps } from '../../deps/deps';
import { passkeysQueries } from '../second-factor/passkeys.queries';
import { noteChallenge } from './passkeyChallenge';
import { relyingParty, webAuthn } from './relyingParty';

/**
 * Options with which the browser requests a passkey.
 * @param userId the owner; null for any
 */
export async function askForPasskey(
  deps: Deps,
  purpose: 'prove' | 'sign-in',
  userId: number | null,
): Promise<PasskeyOptions> {
  const known = userId === null ? [] : await passkeysQueries(deps.db).list(userId);
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(deps).id,
    userVerification: 'required',
    allowCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
  });
  await noteChallenge(deps, options.challenge, { purpose, userId });
  return { ...options };
}
