import { NotificationType } from 'contract/wire/notifications.contract';
import { unprocessable } from '../../app/httpError';
import type { Deps } from '../../deps/deps';
import { usersQueries } from '../users/users.queries';
import { preferencesQueries } from './preferences.queries';

const PURPOSE = 'mute';

/** The token of an unsubscribe link; it never expires and allows nothing else. */
export const muteToken = ({ keys }: Pick<Deps, 'keys'>, userId: number, type: NotificationType) =>
  keys.seal(PURPOSE, `${userId} ${type}`);

/** Stops mails for one type of notification to one user. @throws 422 */
export async function muteByLink(
  { db, keys }: Pick<Deps, 'db' | 'keys'>,
  token: string,
): Promise<void> {
  const [userId, type] = keys.unseal(PURPOSE, token)?.split(' ') ?? [];
  const known = NotificationType.safeParse(type);
  if (!known.success || !(await usersQueries(db).exists(Number(userId)))) {
    throw unprocessable('This link is not valid.');
  }
  await preferencesQueries(db).muteMail(Number(userId), known.data);
}
