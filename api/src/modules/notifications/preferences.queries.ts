import type { NotificationType } from 'contract/wire/notifications.contract';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { notificationPreferences as preferences, users } from '../../db/schema';
import { NOTIFICATION_TYPES } from './types';

interface Preference {
  onSite: boolean;
  byMail: boolean;
}

/** Notification preferences; users without one have the defaults of the type. */
export function preferencesQueries(db: Database) {
  const target = [preferences.userId, preferences.type];
  return {
    of: (userId: number) => db.select().from(preferences).where(eq(preferences.userId, userId)),

    /** The effective preference of each user for one type. */
    async holding(userIds: number[], type: NotificationType): Promise<Map<number, Preference>> {
      const chosen = and(inArray(preferences.userId, userIds), eq(preferences.type, type));
      const rows = await db.select().from(preferences).where(chosen);
      const standard = NOTIFICATION_TYPES[type];
      return new Map(
        userIds.map((id) => [id, rows.find(({ userId }) => userId === id) ?? standard]),
      );
    },

    /** Users who enabled mail for a type without mail by default. */
    wantMail(type: NotificationType) {
      const want = and(eq(preferences.type, type), eq(preferences.byMail, true));
      const active = and(isNull(users.deletedAt), isNull(users.disabledAt));
      const columns = { id: users.id, name: users.name, email: users.email };
      return db
        .select(columns)
        .from(preferences)
        .innerJoin(users, eq(users.id, preferences.userId))
        .where(and(want, active))
        .orderBy(users.id);
    },

    async put(userId: number, type: NotificationType, { onSite, byMail }: Preference) {
      const set = { onSite, byMail };
      const row = { userId, type, ...set };
      await db.insert(preferences).values(row).onConflictDoUpdate({ target, set });
    },

    async muteMail(userId: number, type: NotificationType) {
      const row = { userId, type, onSite: NOTIFICATION_TYPES[type].onSite, byMail: false };
      const set = { byMail: false };
      await db.insert(preferences).values(row).onConflictDoUpdate({ target, set });
    },
  };
}
