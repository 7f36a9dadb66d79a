import { DAY } from '../../app/clock';
import type { Parts } from '../../app/parts';
import { emailChangedLetter } from '../../mail/letters/account';
import { postLetter } from '../../mail/outbox';
import { newMailedSecret } from '../mailed-links/mailedTokens';
import { formerEmailsQueries } from './formerEmails.queries';

const LIFETIME = 7 * DAY;

/**
 * Notes that a proven address no longer is the account's, and mails it the link that takes it back.
 * Whatever happens to the account afterwards, the link works for seven days.
 */
export async function leaveEmail(
  parts: Pick<Parts, 'db' | 'clock' | 'config' | 'keys'>,
  user: { id: number; name: string; email: string },
  newEmail: string,
): Promise<void> {
  const { db, clock, config } = parts;
  const { nonce, hash } = newMailedSecret(parts);
  const leftAt = clock.now();
  const expiresAt = new Date(leftAt.getTime() + LIFETIME);
  const { id: userId, name, email } = user;
  await formerEmailsQueries(db).insert({
    ...{ userId, email, nonce, tokenHash: hash, leftAt, expiresAt },
  });
  await postLetter(parts, { name, email }, emailChangedLetter(config, { name, email: newEmail }), {
    nonce,
  });
}
