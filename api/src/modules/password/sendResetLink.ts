import { HOUR } from '../../app/clock';
import type { Parts } from '../../app/parts';
import { resetLetter } from '../../mail/letters/account';
import { postLetter } from '../../mail/outbox';
import { mailedTokens } from '../mailed-links/mailedTokens';
import { usersQueries } from '../users/users.queries';

/**
 * Mails a reset link to whoever has the address, if anybody. While a changed address is not
 * verified, it goes to the old one: neither a thief nor a typo gets the account (RULES A.2).
 */
export async function sendResetLink(
  parts: Pick<Parts, 'db' | 'clock' | 'config' | 'keys'>,
  typed: string,
): Promise<void> {
  const user = await usersQueries(parts.db).byEmail(typed);
  if (!user || user.disabledAt) return;
  const email = user.safeEmail ?? user.email;
  const issue = { userId: user.id, purpose: 'reset', email, lifetime: HOUR } as const;
  const nonce = await mailedTokens(parts).issue(issue);
  const letter = resetLetter(parts.config, { name: user.name, email });
  await postLetter(parts, { name: user.name, email }, letter, { nonce });
}
