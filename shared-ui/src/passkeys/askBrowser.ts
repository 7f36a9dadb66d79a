import type { NewPasskey, PasskeyOptions, PasskeyProof } from 'api/contract/passkeys.contract';

import { SOMETHING_WRONG } from '../data/apiFailure';

/** What became of the browser's question to the reader: a passkey, or why there is none. */
type Answer<Passkey> = { passkey: Passkey; failure?: never } | { passkey?: never; failure: string };

const FAILURES: Record<string, string> = {
  NotAllowedError: 'No passkey was used. Please try again.',
  AbortError: 'No passkey was used. Please try again.',
  InvalidStateError: 'This device has a passkey of your account already.',
  SecurityError: 'Passkeys do not work at this address.',
};

/** Whether this browser knows passkeys; false on the server. */
export const knowsPasskeys = () => typeof window !== 'undefined' && 'PublicKeyCredential' in window;

/** Lets the browser make a passkey. Its code arrives with the first press. */
export function makePasskey(options: PasskeyOptions): Promise<Answer<NewPasskey['passkey']>> {
  return attempt(async () => {
    const { startRegistration } = await import('@simplewebauthn/browser');
    return startRegistration({ optionsJSON: options as never });
  });
}

/** Lets the browser sign with a passkey that is there. */
export function signWithPasskey(options: PasskeyOptions): Promise<Answer<PasskeyProof['passkey']>> {
  return attempt(async () => {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    return startAuthentication({ optionsJSON: options as never });
  });
}

async function attempt<Passkey>(ask: () => Promise<unknown>): Promise<Answer<Passkey>> {
  try {
    return { passkey: (await ask()) as Passkey };
  } catch (thrown) {
    const name = thrown instanceof Error ? thrown.name : '';
    return { failure: FAILURES[name] ?? SOMETHING_WRONG };
  }
}
