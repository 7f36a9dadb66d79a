import type { PasskeyRemoved } from 'contract/wire/passkeys.contract';

/** Tells the browser which passkeys of the account still work, so that it no longer offers the others. */
export function signalAcceptedPasskeys(accepted: NonNullable<PasskeyRemoved['accepted']>): void {
  // Browsers have it only since 2024, and a passkey can also be removed in one that knows no passkeys at all.
  const browser: Partial<Pick<typeof PublicKeyCredential, 'signalAllAcceptedCredentials'>> =
    'PublicKeyCredential' in window ? PublicKeyCredential : {};
  browser.signalAllAcceptedCredentials?.(accepted).catch(() => {});
}
