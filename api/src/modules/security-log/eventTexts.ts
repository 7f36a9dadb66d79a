import type { SecurityEventKind } from 'contract/wire/security-log.contract';

/** Texts of the log by kind. @param about the stored subject */
export const EVENT_TEXTS: Record<SecurityEventKind, (about: string) => string> = {
  registered: () => 'The account was created',
  'signed-in': (way) => `Signed in with ${way}`,
  'new-device': (way) => `Signed in with ${way} on a new device`,
  'signed-out': () => 'Signed out',
  'session-ended': (device) => `Signed out another device: ${device}`,
  'signed-out-everywhere': () =>
    'Signed out all other devices, unlinked Google and ended the calendar address',
  'password-changed': () => 'Changed the password',
  'password-reset': () => 'Set a password with an emailed link and signed out all devices',
  'email-wanted': (address) => `Requested a change of the email address to ${address}`,
  'email-changed': (address) => `Changed the email address to ${address}`,
  'email-taken-back': (address) => `Restored the email address ${address}`,
  'google-linked': (address) => `Linked Google: ${address}`,
  'google-unlinked': (address) => `Unlinked Google: ${address}`,
  'authenticator-added': () => 'Added an authenticator app',
  'authenticator-removed': () => 'Removed the authenticator app',
  'passkey-added': (name) => `Added a passkey: ${name}`,
  'passkey-removed': (name) => `Removed a passkey: ${name}`,
  'recovery-codes-made': () => 'Created new recovery codes',
  'recovery-code-used': () => 'Used a recovery code',
  'second-factor-proven': () => 'Confirmed with the second factor',
  'second-factor-failed': () => 'A wrong code was entered for the second factor',
  'second-factor-reset': () => 'The second factor was removed',
  'calendar-opened': () => 'Created a secret address for the calendar',
  'calendar-closed': () => 'Ended the secret address of the calendar',
  disabled: () => 'The account was disabled',
  enabled: () => 'The account was enabled again',
};
