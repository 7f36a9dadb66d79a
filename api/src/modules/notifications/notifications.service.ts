import type {
  MarkRead,
  Notification,
  NotificationCursor,
  NotificationPage,
  NotificationPreferences,
  NotificationType,
  PreferenceChange,
  Unread,
} from 'contract/wire/notifications.contract';
import type { Viewer } from '../../app/viewer';
import { isUnavailable } from '../../db/isUnavailable';
import type { Deps } from '../../deps/deps';
import { notifyFollowedUpdates } from './followedUpdates';
import { type NotificationRow, notificationsQueries } from './notifications.queries';
import { preferencesQueries } from './preferences.queries';
import { NOTIFICATION_TYPES, TYPES } from './types';

const PAGE_SIZE = 20;

/** The caller's own notifications; nobody sees those of others (rule 7.21). */
export function notificationsService(deps: Pick<Deps, 'db' | 'clock' | 'readAge'>) {
  const { db, clock, readAge } = deps;
  const notifications = notificationsQueries(db);
  const preferences = preferencesQueries(db);

  /** Ignores a read-only database, so that reading still works: new updates are noted at the next request. */
  async function noteNews({ id }: Viewer): Promise<void> {
    if (readAge?.() !== undefined) return;
    try {
      await notifyFollowedUpdates(deps, id);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
    }
  }

  async function unread({ id }: Viewer): Promise<Unread> {
    const [count, latest] = await Promise.all([
      notifications.countUnread(id),
      notifications.latest(id),
    ]);
    return { unread: count, latest };
  }

  async function readPreferences({ id }: Viewer): Promise<NotificationPreferences> {
    const chosen = await preferences.of(id);
    const data = TYPES.map((type) => {
      const { label, mailOnly, ...standard } = NOTIFICATION_TYPES[type];
      const { onSite, byMail } = chosen.find((row) => row.type === type) ?? standard;
      return { type, label, on_site: onSite, by_mail: byMail, mail_only: mailOnly };
    });
    return { data };
  }

  return {
    /** @param before the last entry of the previous page */
    async list(viewer: Viewer, before?: NotificationCursor): Promise<NotificationPage> {
      if (before === undefined) await noteNews(viewer);
      const latest = await notifications.latest(viewer.id);
      const rows = await notifications.page(viewer.id, { before, limit: PAGE_SIZE + 1 });
      const data = rows.slice(0, PAGE_SIZE).map(toWire);
      const last = rows.length > PAGE_SIZE ? data.at(-1)! : undefined;
      return {
        data,
        next_cursor: last ? `${Date.parse(last.created_at)}-${last.id}` : null,
        next_before: last?.id ?? null,
        unread: await notifications.countUnread(viewer.id),
        latest,
      };
    },

    async unread(viewer: Viewer): Promise<Unread> {
      await noteNews(viewer);
      return unread(viewer);
    },

    /** Ignores ids of others' notifications. */
    async markRead(viewer: Viewer, change: MarkRead): Promise<Unread> {
      await notifications.markRead(viewer.id, clock.now(), change);
      return unread(viewer);
    },

    preferences: readPreferences,

    async change(viewer: Viewer, change: PreferenceChange): Promise<NotificationPreferences> {
      await db.transaction(async (tx) => {
        for (const { type, on_site, by_mail } of change.preferences) {
          const channels = { onSite: on_site, byMail: by_mail };
          await preferencesQueries(tx).put(viewer.id, type, channels);
        }
      });
      return readPreferences(viewer);
    },
  };
}

const toWire = (row: NotificationRow): Notification => ({
  id: row.id,
  type: row.type as NotificationType,
  text: row.text,
  url: row.url,
  happens_at: row.happensAt?.toISOString() ?? null,
  created_at: row.createdAt.toISOString(),
  read_at: row.readAt?.toISOString() ?? null,
});
