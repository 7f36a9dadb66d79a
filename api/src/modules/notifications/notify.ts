import type { NotificationType } from 'contract/wire/notifications.contract';
import type { NotifyDeps } from '../../deps/deps';
import type { Cause } from '../../mail/budgets';
import { notificationLetter } from '../../mail/letters/notification';
import { postLetter } from '../../mail/outbox';
import { muteToken } from './muteByLink';
import { notificationsQueries } from './notifications.queries';
import { peopleQueries } from './people.queries';
import { preferencesQueries } from './preferences.queries';

interface Notice {
  type: NotificationType;
  /** One sentence. @param count the number of grouped events, 1 without a group */
  text(count: number): string;
  /** Path on the site. */
  url: string;
  /** The time of the event; the page shows it in the reader's zone. */
  happensAt?: Date;
  /** The user named in the text. */
  aboutId?: number;
  /** Unread notifications with one key become one line. */
  groupKey?: string;
  /** Whose mail budget is used. */
  cause: Cause;
  /** Whether another mail reports the event. */
  hasOwnMail?: boolean;
}

/** Notifies users on the site and by mail, by their preferences. Pass the transaction of the event as `db`. */
export async function notify(deps: NotifyDeps, userIds: number[], notice: Notice): Promise<void> {
  const { db, clock } = deps;
  const { type, url, aboutId, happensAt, groupKey } = notice;
  const ids = [...new Set(userIds)].sort((a, b) => a - b);
  if (ids.length === 0) return;
  const notifications = notificationsQueries(db);
  const preferences = await preferencesQueries(db).holding(ids, type);

  for (const userId of ids.filter((id) => preferences.get(id)?.onSite)) {
    const before = groupKey ? await notifications.takeGroup(userId, groupKey) : 0;
    const count = before + 1;
    const text = notice.text(count);
    const row = { userId, type, text, url, aboutId, happensAt, groupKey, count };
    await notifications.insert([{ ...row, createdAt: clock.now() }]);
  }
  if (notice.hasOwnMail) return;
  const byMail = ids.filter((id) => preferences.get(id)?.byMail);
  for (const { id, name, email } of await peopleQueries(db).reachable(byMail)) {
    const letter = notificationLetter(deps.config, {
      name,
      text: notice.text(1),
      url,
      muteToken: muteToken(deps, id, type),
    });
    await postLetter(deps, { name, email }, letter, notice.cause);
  }
}
