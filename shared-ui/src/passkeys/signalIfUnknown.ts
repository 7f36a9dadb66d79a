import type { PasskeyOptions } from 'contract/wire/passkeys.contract';
import { type Failure, fieldErrors } from 'shared-ui/core';

/**
 * Tells the browser that a passkey belongs to no account, so that it no longer offers it.
 * @param options with which the browser was asked for it
 * @param failure of the call that sent it; for any other reason nothing happens
 */
export function signalIfUnknown(
  { rpId }: PasskeyOptions,
  { id: credentialId }: { id: string },
  failure: Failure,
): void {
  if (!fieldErrors(failure).unknown_passkey || typeof rpId !== 'string') return;
  // Browsers have it only since 2024. One that does not find the passkey goes on offering it.
  const browser: Partial<Pick<typeof PublicKeyCredential, 'signalUnknownCredential'>> =
    PublicKeyCredential;
  browser.signalUnknownCredential?.({ rpId, credentialId }).catch(() => {});
}
