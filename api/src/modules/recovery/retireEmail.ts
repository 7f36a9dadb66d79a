import type { NotifyDeps } from '../../deps/deps';
import { emailChangedLetter } from '../../mail/letters/account';
import { UNSENT_LINK_LIFETIME_MS } from '../../mail/linkLife';
import { postLetter } from '../../mail/outbox';
import { formerEmailsQueries } from '../email-addresses/formerEmails.queries';
import { newMailedSecret } from '../mailed-tokens/mailedTokens';

/**
 * Stores that an account gave up a confirmed address, and mails it the restore link. The link works for seven days,
 * whatever else happens to the account.
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
