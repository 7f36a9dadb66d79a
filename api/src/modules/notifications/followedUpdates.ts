import type { Deps } from '../../deps/deps';
import { followedUpdatesQueries } from './followedUpdates.queries';
import { notificationsQueries } from './notifications.queries';
import { preferencesQueries } from './preferences.queries';

const MAX_NOTICES = 50; // per request; older ones are only on the startups' pages

/** Creates notifications for updates of followed startups since the last request. */
export async function notifyFollowedUpdates(
  { db }: Pick<Deps, 'db'>,
  userId: number,
): Promise<void> {
  const newest = await followedUpdatesQueries(db).newestUpdate();
  const cursor = await followedUpdatesQueries(db).cursor(userId);
  if (newest <= cursor) return;
  await db.transaction(async (tx) => {
    const updates = followedUpdatesQueries(tx);
    if (!(await updates.moveCursor(userId, cursor, newest))) return;
    const preferences = await preferencesQueries(tx).holding([userId], 'startup-update');
    if (!preferences.get(userId)?.onSite) return;
    const posted = await updates.after(userId, cursor, MAX_NOTICES);
    const rows = posted.map(({ startup, slug, createdAt }) => ({
      userId,
      type: 'startup-update' as const,
      text: `${startup} posted an update.`,
      url: `/startups/${slug}`,
      createdAt,
    }));
    await notificationsQueries(tx).insert(rows);
  });
}
