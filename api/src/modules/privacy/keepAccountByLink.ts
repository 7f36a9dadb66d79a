import { unprocessable } from '../../app/httpError';
import type { Deps } from '../../deps/deps';
import { lockAccountNow } from '../account-lock/accountLock';
import { deletionQueries } from './deletion.queries';

const PURPOSE = 'keep-account';

/**
 * The token of the link in a deletion mail. It belongs to that request: it works as long as the account exists,
 * whatever else was mailed since, and does not cancel a later request.
 */
export const keepAccountToken = ({ keys }: Pick<Deps, 'keys'>, userId: number, askedAt: Date) =>
  keys.seal(PURPOSE, `${userId} ${askedAt.getTime()}`);

/** Cancels the deletion. Idempotent. @throws 422 */
export async function keepAccountByLink(
  { db, keys }: Pick<Deps, 'db' | 'keys'>,
  token: string,
): Promise<void> {
  const [userId, askedAt] = (keys.unseal(PURPOSE, token) ?? '').split(' ').map(Number);
  const account = userId ? await lockAccountNow(db, userId) : undefined;
  const asked = account && (await deletionQueries(db).askedAt(account.id));
  const isOther = asked instanceof Date && asked.getTime() !== askedAt;
  if (!account || isOther) throw unprocessable('This link is no longer valid.');
  if (asked) await deletionQueries(db).set(account.id, null);
}
