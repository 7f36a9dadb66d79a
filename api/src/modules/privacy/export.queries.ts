import { desc, eq, or } from 'drizzle-orm';

import type { Database } from '../../db/database';
import * as schema from '../../db/schema';

/** Of one kind; nobody comes near. */
export const MAX_ROWS = 10_000;

/** What one person did and got, table by table. */
export function exportQueries(db: Database) {
  const { teamMembers, startups, startupUpdates } = schema;
  const { updateLikes, startupFollows, userFollows, notifications, mentors } = schema;
  const { notificationPreferences, occurrences, profileViewers, staffScopes } = schema;

  return {
    startups: (userId: number) =>
      db
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

    updates: (userId: number) =>
      db
        .select()
        .from(startupUpdates)
        .where(eq(startupUpdates.authorId, userId))
        .orderBy(desc(startupUpdates.id))
        .limit(MAX_ROWS),

    likes: (userId: number) =>
      db.select().from(updateLikes).where(eq(updateLikes.userId, userId)).limit(MAX_ROWS),

    followedStartups: (userId: number) =>
      db.select().from(startupFollows).where(eq(startupFollows.followerId, userId)).limit(MAX_ROWS),

    followedPeople: (userId: number) =>
      db.select().from(userFollows).where(eq(userFollows.followerId, userId)).limit(MAX_ROWS),

    notifications: (userId: number) =>
      db.select().from(notifications).where(eq(notifications.userId, userId)).limit(MAX_ROWS),

    preferences: (userId: number) =>
      db
        .select()
        .from(notificationPreferences)
        .where(eq(notificationPreferences.userId, userId))
        .limit(MAX_ROWS),

    /** Whose profiles they looked at; a guest is a number that nobody can tell. */
    profilesSeen: (userId: number) =>
      db
        .select({ profile: profileViewers.profileId, at: profileViewers.countedAt })
        .from(profileViewers)
        .where(eq(profileViewers.viewer, `user:${userId}`))
        .limit(MAX_ROWS),

    /** What they may do as staff. */
    scopes: (userId: number) =>
      db
        .select({ scope: staffScopes.scope, given: staffScopes.givenAt })
        .from(staffScopes)
        .where(eq(staffScopes.userId, userId)),

    /** As a mentor, or as founder of a startup that meets one. */
    meetings: (userId: number) =>
      db
        .selectDistinct({
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
        .innerJoin(mentors, eq(mentors.id, occurrences.mentorId))
        .leftJoin(teamMembers, eq(teamMembers.startupId, occurrences.startupId))
        .where(or(eq(mentors.userId, userId), eq(teamMembers.userId, userId)))
        .limit(MAX_ROWS),
  };
}
