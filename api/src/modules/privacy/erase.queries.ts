import { and, arrayContains, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';

import { MINUTE } from '../../app/clock';
import type { Database } from '../../db/database';
import * as schema from '../../db/schema';

/** Removes a user from every table. */
export function eraseQueries(db: Database) {
  const { users, sessions, identities, mailedTokens, formerUsernames, userFollows } = schema;
  const { formerEmails } = schema;
  const { startupFollows, followNotices, profileViewDays, profileViewers, teamMembers } = schema;
  const { notifications, notificationPreferences, notificationCursors, updateLikes } = schema;
  const { idempotencyKeys, mentors, mentorAssignments, mentorWindows, mentorExceptions } = schema;
  const { mentorTimeOff, occurrences } = schema;
  const { busyCalendars, meetingProposals } = schema;
  const { meetingNotes, meetingFeedback, meetingTopics, meetingAttendance, meetingActions } =
    schema;
  const { securityEvents } = schema;
  const { authenticators, recoveryCodes, signInChallenges } = schema;
  const { passkeys, passkeyChallenges, staffScopes, acts, actDetails, importedThings } = schema;

  return {
    /** Keeps the row, without a name, as author of posts and meetings. */
    async anonymise(userId: number, deletedAt: Date) {
      const nothing = {
        pendingEmail: null,
        safeEmail: null,
        passwordHash: null,
        emailVerifiedAt: null,
        phoneNumber: null,
        bio: null,
        profilePhoto: null,
        linkedIn: null,
        x: null,
        website: null,
        timeZone: null,
        calendarToken: null,
        deletionAskedAt: null,
        secondFactorSince: null,
        isInvestor: false,
        isStartup: false,
        isAdmin: false,
      };
      const somebody = {
        name: 'Former',
        surname: 'member',
        username: `former_${userId}`,
        email: `former.${userId}@erased.invalid`,
      };
      await db
        .update(users)
        .set({ ...nothing, ...somebody, deletedAt })
        .where(eq(users.id, userId));
    },

    /** Keeps security events, without device and place (rule 11.25). */
    async emptySecurityEvents(userId: number) {
      const device = sql`case when ${securityEvents.device} is not null then '' end`;
      await db
        .update(securityEvents)
        .set({ about: null, device, browserHash: null })
        .where(eq(securityEvents.userId, userId));
    },

    async deleteOwnRows(userId: number) {
      const owned = [sessions, identities, mailedTokens, formerUsernames, formerEmails] as const;
      const more = [teamMembers, notifications, notificationPreferences] as const;
      const notices = or(eq(followNotices.followerId, userId), eq(followNotices.targetId, userId));
      await db.delete(followNotices).where(notices);
      const last = [notificationCursors, idempotencyKeys] as const;
      const factors = [authenticators, recoveryCodes, passkeys, staffScopes] as const;
      const challenges = [signInChallenges, passkeyChallenges] as const;
      for (const table of [...owned, ...more, ...last, ...factors, ...challenges]) {
        await db.delete(table).where(eq(table.userId, userId));
      }
      await db.delete(notifications).where(eq(notifications.aboutId, userId));
      await db.delete(profileViewDays).where(eq(profileViewDays.profileId, userId));
      const seen = eq(profileViewers.profileId, userId);
      await db.delete(profileViewers).where(or(seen, eq(profileViewers.viewer, `user:${userId}`)));
    },

    /**
     * Deletes stored responses for repeated calls, because they may name the person. Those of the last minute stay,
     * because pages may still repeat these calls (rule 9.12).
     */
    async deleteAnswers(now: Date) {
      const isOver = lt(idempotencyKeys.createdAt, new Date(now.getTime() - MINUTE));
      await db.delete(idempotencyKeys).where(and(isNotNull(idempotencyKeys.status), isOver));
    },

    /** Deletes details of acts of staff on the person. */
    async deleteActDetails(userId: number) {
      const about = arrayContains(acts.subjects, [`user:${userId}`]);
      const theirs = db.select({ id: acts.id }).from(acts).where(about);
      await db.delete(actDetails).where(inArray(actDetails.actId, theirs));
    },

    /** Deletes what an import changed of them; the fact of the import stays without a name. */
    async deleteImported(userId: number, mentorId: number | undefined) {
      const { kind, thingId } = importedThings;
      const asPerson = and(eq(kind, 'user'), eq(thingId, userId));
      const asMentor =
        mentorId === undefined ? undefined : and(eq(kind, 'mentor'), eq(thingId, mentorId));
      await db.update(importedThings).set({ left: {}, before: null }).where(or(asPerson, asMentor));
    },

    /** Deletes the follows and likes of the person, and follows of the person. */
    async deleteTies(userId: number) {
      await db.delete(updateLikes).where(eq(updateLikes.userId, userId));
      await db.delete(startupFollows).where(eq(startupFollows.followerId, userId));
      const follows = or(eq(userFollows.followerId, userId), eq(userFollows.userId, userId));
      await db.delete(userFollows).where(follows);
    },

    /** Deletes notes and ratings of the person. Agendas, outcomes and action items stay without a name. */
    async deleteMeetingRecords(userId: number) {
      await db.delete(meetingNotes).where(eq(meetingNotes.authorId, userId));
      await db.delete(meetingFeedback).where(eq(meetingFeedback.authorId, userId));
      const nobody = { writtenBy: null };
      await db.update(meetingTopics).set(nobody).where(eq(meetingTopics.writtenBy, userId));
      const answered = eq(meetingAttendance.saidBy, userId);
      await db.update(meetingAttendance).set({ saidBy: null }).where(answered);
      const created = eq(meetingActions.createdBy, userId);
      await db.update(meetingActions).set({ createdBy: null }).where(created);
      const cancelled = eq(occurrences.cancelledBy, userId);
      await db.update(occurrences).set({ cancelledBy: null }).where(cancelled);
    },

    async mentorId(userId: number): Promise<number | undefined> {
      const [mentor] = await db.select().from(mentors).where(eq(mentors.userId, userId));
      return mentor?.id;
    },

    /** Retires the person as a mentor: no slots are offered. */
    async retire(userId: number, now: Date) {
      const retired = db.update(mentors).set({ active: false, company: '', joinUrl: null });
      const [mentor] = await retired.where(eq(mentors.userId, userId)).returning();
      if (!mentor) return;
      for (const table of [mentorWindows, mentorExceptions, mentorTimeOff, busyCalendars]) {
        await db.delete(table).where(eq(table.mentorId, mentor.id));
      }
      const theirs = eq(occurrences.mentorId, mentor.id);
      await db.update(occurrences).set({ cancelReason: null }).where(theirs);
      const found = db.select({ id: occurrences.id }).from(occurrences).where(theirs);
      await db.delete(meetingProposals).where(inArray(meetingProposals.occurrenceId, found));
      const open = and(
        eq(mentorAssignments.mentorId, mentor.id),
        isNull(mentorAssignments.endedAt),
      );
      await db.update(mentorAssignments).set({ endedAt: now }).where(open);
    },
  };
}
