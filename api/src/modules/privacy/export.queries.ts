import { asc, desc, eq, or } from 'drizzle-orm';

import type { Database } from '../../db/database';
import * as schema from '../../db/schema';

/** Of one kind; nobody comes near. */
export const MAX_ROWS = 10_000;

/** What one person did and got, table by table. */
export function exportQueries(db: Database) {
  const { teamMembers, startups, startupUpdates } = schema;
  const { updateLikes, startupFollows, userFollows, notifications, mentors } = schema;
  const { busyCalendars, busyClashes, busySpans } = schema;
  const { notificationPreferences, occurrences } = schema;
  const { meetingProposals } = schema;

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

    mentor: (userId: number) => db.select().from(mentors).where(eq(mentors.userId, userId)),

    /** The calendar a mentor keeps elsewhere; its address is a secret that they have. */
    busyCalendar(userId: number) {
      const { host, policy, addedAt, readAt, triedAt, events, problem } = busyCalendars;
      return db
        .select({ host, policy, addedAt, readAt, triedAt, events, problem })
        .from(busyCalendars)
        .innerJoin(mentors, eq(mentors.id, busyCalendars.mentorId))
        .where(eq(mentors.userId, userId));
    },

    busyTimes: (userId: number) =>
      db
        .select({ from: busySpans.startsAt, to: busySpans.endsAt })
        .from(busySpans)
        .innerJoin(mentors, eq(mentors.id, busySpans.mentorId))
        .where(eq(mentors.userId, userId))
        .orderBy(asc(busySpans.startsAt))
        .limit(MAX_ROWS),

    busyClashes: (userId: number) =>
      db
        .select({ meeting: busyClashes.startsAt, kept: busyClashes.kept })
        .from(busyClashes)
        .innerJoin(mentors, eq(mentors.id, busyClashes.mentorId))
        .where(eq(mentors.userId, userId))
        .limit(MAX_ROWS),

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

    /** Offered as a mentor. */
    meetingProposals: (userId: number) =>
      db
        .select({
          startup: startups.name,
          meeting: meetingProposals.startsAt,
          times: meetingProposals.times,
          message: meetingProposals.message,
        })
        .from(meetingProposals)
        .innerJoin(occurrences, eq(occurrences.id, meetingProposals.occurrenceId))
        .innerJoin(startups, eq(startups.id, occurrences.startupId))
        .innerJoin(mentors, eq(mentors.id, occurrences.mentorId))
        .where(eq(mentors.userId, userId))
        .limit(MAX_ROWS),
  };
}
