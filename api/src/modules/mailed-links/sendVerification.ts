import type { Parts } from '../../app/parts';
import { verifyLetter } from '../../mail/letters/account';
import { postLetter } from '../../mail/outbox';
import { mailedTokens } from './mailedTokens';

/** Mails the link that proves that somebody reads an address. An older link stops working. */
export async function sendVerification(
  parts: Pick<Parts, 'db' | 'clock' | 'config' | 'keys' | 'limiter'>,
  { id, name, email }: { id: number; name: string; email: string },
): Promise<void> {
  const letter = verifyLetter(parts.config, { name });
  await mailedTokens(parts).issue({ userId: id, purpose: 'verify', email }, (nonce) =>
    postLetter(parts, { name, email }, letter, { account: id }, { nonce, link: 'verify' }),
  );
}
