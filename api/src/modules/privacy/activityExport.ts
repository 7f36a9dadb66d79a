import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import * as schema from '../../db/schema';
import { exportRows, MAX_ROWS } from './exportRows';
import { sessionsOf } from './sessionsOf.queries';

/** Activity of one user, by table. */
export async function activityExport(db: Database, userId: number) {
  const { teamMembers, startups, startupUpdates, staffScopes, profileViewers } = schema;
  const { updateLikes, startupFollows, userFollows, occurrences } = schema;
  const { notifications, notificationPreferences } = schema;

  return {
    startups: await db
      .select({
        startup: startups.name,
        kind: teamMembers.kind,
        position: teamMembers.position,
        joined: teamMembers.joinedAt,
      })
      .from(teamMembers)
      .innerJoin(startups, eq(startups.id, teamMembers.startupId))
      .where(eq(teamMembers.userId, userId))
      .limit(MAX_ROWS),
    updates: await exportRows(db, startupUpdates, {
      where: eq(startupUpdates.authorId, userId),
      by: [desc(startupUpdates.id)],
    }),
    likes: await exportRows(db, updateLikes, { where: eq(updateLikes.userId, userId) }),
    followed_startups: await exportRows(db, startupFollows, {
      where: eq(startupFollows.followerId, userId),
    }),
    followed_people: await exportRows(db, userFollows, {
      where: eq(userFollows.followerId, userId),
    }),
    notifications: await exportRows(db, notifications, { where: eq(notifications.userId, userId) }),
    notification_preferences: await exportRows(db, notificationPreferences, {
      where: eq(notificationPreferences.userId, userId),
    }),
    /** Whose profiles they viewed; guests are anonymous numbers. */
    profiles_seen: await exportRows(db, profileViewers, {
      columns: { profile: profileViewers.profileId, at: profileViewers.countedAt },
      where: eq(profileViewers.viewer, `user:${userId}`),
    }),
    /** Their scopes as staff. */
    staff_scopes: await exportRows(db, staffScopes, {
      columns: { scope: staffScopes.scope, given: staffScopes.givenAt },
      where: eq(staffScopes.userId, userId),
    }),
    /** As a mentor, or in the team of the startup; newest first. */
    meetings: await db
      .select({
        id: occurrences.id,
        startup: startups.name,
        from: occurrences.startsAt,
        to: occurrences.endsAt,
        status: occurrences.status,
        cancelReason: occurrences.cancelReason,
        cancelledSide: occurrences.cancelledSide,
      })
      .from(occurrences)
      .innerJoin(startups, eq(startups.id, occurrences.startupId))
      .where(await sessionsOf(db, userId))
      .orderBy(desc(occurrences.startsAt), desc(occurrences.id))
      .limit(MAX_ROWS),
  };
}
