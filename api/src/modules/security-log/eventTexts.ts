import type { SecurityEventKind } from '../../../contract/security-log.contract';

/** What the log says of each kind. @param about what it was about, as it was noted */
export const EVENT_TEXTS: Record<SecurityEventKind, (about: string) => string> = {
  registered: () => 'The account was made',
  'signed-in': (way) => `Signed in with ${way}`,
  'new-device': (way) => `Signed in with ${way} on a new device`,
  'signed-out': () => 'Signed out',
  'session-ended': (device) => `Signed out another device: ${device}`,
  'signed-out-everywhere': () => 'Signed out everywhere else, unlinked Google and the calendar',
  'password-changed': () => 'Changed the password',
  'password-reset': () => 'Set a password by a mailed link, which signed out all devices',
  'email-wanted': (address) => `Asked to use another address: ${address}`,
  'email-changed': (address) => `Changed the address to ${address}`,
  'email-taken-back': (address) => `Took the account back to ${address}`,
  'google-linked': (address) => `Linked Google: ${address}`,
  'google-unlinked': (address) => `Unlinked Google: ${address}`,
  'authenticator-added': () => 'Added an authenticator app',
  'authenticator-removed': () => 'Removed the authenticator app',
  'recovery-codes-made': () => 'Made new recovery codes',
  'recovery-code-used': () => 'Used a recovery code',
  'second-factor-failed': () => 'A code of the second factor was wrong',
  'second-factor-reset': () => 'The second factor was removed',
  'calendar-opened': () => 'Made a secret address for the calendar',
  'calendar-closed': () => 'Ended the secret address of the calendar',
  disabled: () => 'The account was switched off',
  enabled: () => 'The account was switched on again',
};
