import type { NewPasskey, PasskeyOptions, PasskeyProof } from 'contract/wire/passkeys.contract';

import { type ApiFailure, SOMETHING_WRONG } from '../data/apiFailure';

/** A passkey, or the reason why there is none. */
type Answer<Passkey> =
  | { passkey: Passkey; failure?: never }
  | { passkey?: never; failure: ApiFailure };

const FAILURES: Record<string, string> = {
  NotAllowedError: 'No passkey was used. Please try again.',
  AbortError: 'No passkey was used. Please try again.',
  InvalidStateError: 'This device already has a passkey for your account.',
  SecurityError: 'Passkeys do not work at this address.',
};

/** Whether this browser supports passkeys; false on the server. */
export const knowsPasskeys = () => typeof window !== 'undefined' && 'PublicKeyCredential' in window;

/**
 * Makes the browser create a passkey, or sign with an existing one. Its code is loaded at the first use.
 * @param suggestUntil makes it offer the passkeys in the field with `autocomplete="… webauthn"` instead of a dialog,
 * until this signal aborts
 */
export function askForPasskey(
  what: 'create',
  options: PasskeyOptions,
): Promise<Answer<NewPasskey['passkey']>>;
export function askForPasskey(
  what: 'sign',
  options: PasskeyOptions,
  suggestUntil?: AbortSignal,
): Promise<Answer<PasskeyProof['passkey']>>;
export async function askForPasskey(
  what: 'create' | 'sign',
  options: PasskeyOptions,
  suggestUntil?: AbortSignal,
): Promise<Answer<unknown>> {
  const optionsJSON = options as never;
  try {
    const browser = await import('@simplewebauthn/browser');
    const ask = what === 'create' ? browser.startRegistration : browser.startAuthentication;
    suggestUntil?.throwIfAborted();
    const end = () => browser.WebAuthnAbortService.cancelCeremony();
    suggestUntil?.addEventListener('abort', end);
    const answer = ask({ optionsJSON, useBrowserAutofill: suggestUntil !== undefined });
    return { passkey: await answer.finally(() => suggestUntil?.removeEventListener('abort', end)) };
  } catch (thrown) {
    const name = thrown instanceof Error ? thrown.name : '';
    return { failure: { status: 0, message: FAILURES[name] ?? SOMETHING_WRONG } };
  }
}
