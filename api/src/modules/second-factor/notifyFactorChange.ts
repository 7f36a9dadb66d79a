import type { LetterDeps } from '../../deps/deps';
import { factorChangedLetter } from '../../mail/letters/security';
import { postLetter } from '../../mail/outbox';
import { type Author, recordSecurityEvent } from '../security-log/recordSecurityEvent';

const CHANGE_TEXTS = {
  'authenticator-added': 'An authenticator app was added to your account.',
  'authenticator-removed': 'The authenticator app was removed from your account.',
  'passkey-added':
    'A passkey was added to your account. It can be used to sign in without a password.',
  'passkey-removed': 'A passkey was removed from your account.',
  'recovery-codes-made':
    'New recovery codes were created for your account. The old ones no longer work.',
  'second-factor-reset': 'The programme team removed the second factor from your account.',
} as const;

export interface FactorChange {
  kind: keyof typeof CHANGE_TEXTS;
  by: Author;
  /** Name of a passkey. */
  about?: string;
}

/** Notifies the owner, in the security log and by mail, that a second factor was changed. */
export async function notifyFactorChange(
  inside: LetterDeps,
  account: { id: number; name: string; email: string },
  { kind, by, about }: FactorChange,
): Promise<void> {
  await recordSecurityEvent(inside, { userId: account.id, kind, by, about: about ?? null });
  const change = { text: CHANGE_TEXTS[kind], at: inside.clock.now() };
  const letter = factorChangedLetter(inside.config, account, change);
  await postLetter(inside, account, letter, { account: account.id });
}
