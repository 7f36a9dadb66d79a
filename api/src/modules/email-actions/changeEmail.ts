import { unprocessable } from '../../app/httpError';
import { hashSecret } from '../../app/secrets';
import { isUniqueViolation } from '../../db/uniqueViolation';
import type { NotifyDeps } from '../../deps/deps';
import { credentialsQueries } from '../account/credentials.queries';
import { invalidateProofs, type LockedAccount, lockAccountNow } from '../account-lock/accountLock';
import { emailsQueries } from '../email-addresses/emails.queries';
import { formerEmailsQueries } from '../email-addresses/formerEmails.queries';
import { mailedTokens, pressedSince } from '../mailed-tokens/mailedTokens';
import { sendResetLink } from '../password/sendResetLink';
import { recoverAccount } from '../recovery/recoverAccount';
import { retireEmail } from '../recovery/retireEmail';
import { recordSecurityEvent } from '../security-log/recordSecurityEvent';

const BAD_LINK = 'This link has expired or has already been used.';
const ADDRESS_TAKEN = 'This address now belongs to another account.';

/** Confirms an address. A pending address replaces the current one. Repeating it changes nothing. @throws 422 */
export async function verifyEmail(deps: NotifyDeps, token: string, by: string): Promise<void> {
  const row = await mailedTokens(deps).use('verify', token);
  if (!row && (await wasJustProven(deps, token))) return;
  const account = row && (await lockAccountNow(deps.db, row.userId));
  if (account && row.email === account.email) {
    await emailsQueries(deps.db).prove(account.id, row.email, deps.clock.now());
  } else if (account && row.email === account.pendingEmail) {
    await move(deps, account, row.email);
    const event = { userId: account.id, kind: 'email-changed', about: row.email, by } as const;
    await recordSecurityEvent(deps, event);
  } else throw unprocessable(BAD_LINK);
}

async function wasJustProven(deps: NotifyDeps, token: string): Promise<boolean> {
  const row = await mailedTokens(deps).findJustEnded('verify', token);
  const account = row && (await lockAccountNow(deps.db, row.userId));
  return account?.email === row?.email && Boolean(account?.emailVerifiedAt);
}

async function move(deps: NotifyDeps, account: LockedAccount, email: string): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  if (await formerEmailsQueries(db).keptForOther(account.id, email, now))
    throw unprocessable(ADDRESS_TAKEN);
  if (account.emailVerifiedAt) await retireEmail(deps, account, email);
  const emails = { email, emailVerifiedAt: now, pendingEmail: null };
  await emailsQueries(db)
    .set(account.id, emails)
    .catch((error) => {
      throw isUniqueViolation(error) ? unprocessable(ADDRESS_TAKEN) : error;
    });
  await invalidateProofs(db, account.id);
}

/**
 * Restores the old address and ends every way into the account, the password included, because the person who changed
 * the address knows it. Mails a reset link. Repeating it changes nothing. @throws 422
 */
export async function undoEmail(deps: NotifyDeps, token: string, by: string): Promise<void> {
  const { db, clock } = deps;
  const find = () =>
    formerEmailsQueries(db).byTokenHash(hashSecret(token), pressedSince(clock.now()));
  const seen = await find();
  const account = seen && (await lockAccountNow(db, seen.userId));
  const row = account && (await find()); // the second of two concurrent requests finds the token ended
  if (!row) throw unprocessable(BAD_LINK);
  if (row.expiresAt <= clock.now()) {
    if (account.email === row.email && account.passwordHash === null) return;
    throw unprocessable(BAD_LINK);
  }
  await recoverAccount(deps, account, row.email);
  await credentialsQueries(db).change(account.id, { passwordHash: null });
  await sendResetLink(deps, row.email, 'product');
  const event = { userId: account.id, kind: 'email-taken-back', about: row.email, by } as const;
  await recordSecurityEvent(deps, event);
}
