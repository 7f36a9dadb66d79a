import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { instant, partOf } from './columns';
import { startups } from './startups';
import { users } from './users';

export const startupFollows = pgTable(
  'startup_follows',
  {
    startupId: partOf(() => startups.id),
    followerId: partOf(() => users.id),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.startupId, table.followerId] }),
    index('startup_follows_follower').on(table.followerId),
  ],
);

export const userFollows = pgTable(
  'user_follows',
  {
    userId: partOf(() => users.id),
    followerId: partOf(() => users.id),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.followerId] }),
    index('user_follows_follower').on(table.followerId),
  ],
);

/** When a follow was last notified: once per pair and 30 days (rule 3.23). */
export const followNotices = pgTable(
  'follow_notices',
  {
    followerId: partOf(() => users.id),
    targetId: integer().notNull(), // a user or a startup, which share one id sequence
    toldAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.followerId, table.targetId] })],
);

/** Views of a profile (user or startup) per UTC day; their sum is what the profile shows. */
export const profileViewDays = pgTable(
  'profile_view_days',
  {
    profileId: integer().notNull(),
    day: date({ mode: 'string' }).notNull(),
    views: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.profileId, table.day] })],
);

/** Counted viewers, for the 6-hour rule; deleted after a day (rules 3.24 and 8.13). */
export const profileViewers = pgTable(
  'profile_viewers',
  {
    profileId: integer().notNull(),
    viewer: text().notNull(), // user id, or an anonymous salted hash
    countedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.profileId, table.viewer] }),
    index('profile_viewers_counted').on(table.countedAt),
  ],
);

/** The salt of one day's viewer hashes. Once it is deleted, they cannot be linked to visitors any more. */
export const viewSalts = pgTable('view_salts', {
  day: date({ mode: 'string' }).primaryKey(),
  salt: text().notNull(),
});
