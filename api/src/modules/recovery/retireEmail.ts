import type { NotifyDeps } from '../../deps/deps';
import { emailChangedLetter } from '../../mail/letters/account';
import { UNSENT_LINK_LIFETIME_MS } from '../../mail/linkLife';
import { postLetter } from '../../mail/outbox';
import { formerEmailsQueries } from '../email-addresses/formerEmails.queries';
import { newMailedSecret } from '../mailed-tokens/mailedTokens';

/**
 * Notes that a proven address no longer is the account's, and mails it the link that takes it back.
 * Whatever happens to the account afterwards, the link works for seven days from that mail.
 */
export async function retireEmail(
  deps: NotifyDeps,
  user: { id: number; name: string; email: string },
  newEmail: string,
): Promise<void> {
  const { db, clock, config } = deps;
  const { nonce, hash } = newMailedSecret(deps);
  const leftAt = clock.now();
  const expiresAt = new Date(leftAt.getTime() + UNSENT_LINK_LIFETIME_MS);
  const { id: userId, name, email } = user;
  await formerEmailsQueries(db).insert({
    userId,
    email,
    nonce,
    tokenHash: hash,
    leftAt,
    expiresAt,
  });
  const letter = emailChangedLetter(config, { name, email: newEmail });
  const posting = { nonce, link: 'take-back' } as const;
  await postLetter(deps, { name, email }, letter, { account: userId }, posting);
}
