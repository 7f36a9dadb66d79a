import { DAY } from '../../app/clock';
import type { Parts } from '../../app/parts';
import { verifyLetter } from '../../mail/letters/account';
import { postLetter } from '../../mail/outbox';
import { mailedTokens } from './mailedTokens';

/** Mails the link that proves that somebody reads an address. An older link stops working. */
export async function sendVerification(
  parts: Pick<Parts, 'db' | 'clock' | 'config' | 'keys'>,
  { id, name, email }: { id: number; name: string; email: string },
): Promise<void> {
  const issue = { userId: id, purpose: 'verify', email, lifetime: 7 * DAY } as const;
  const nonce = await mailedTokens(parts).issue(issue);
  await postLetter(parts, { name, email }, verifyLetter(parts.config, { name }), { nonce });
}
