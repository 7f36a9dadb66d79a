import type { PgColumn } from 'drizzle-orm/pg-core';
import * as schema from '../../../db/schema';
import type { Decision } from '../moveRows';

/**
 * Of each foreign key that leads to an account; a test compares it with the schema. In this order: ties last,
 * as in following and erasing, so that none of these ever wait for each other in a circle.
 */
export const OF_ACCOUNTS: readonly (readonly [PgColumn, Decision])[] = [
  [schema.followNotices.followerId, 'own rule'],
  [schema.invitations.invitedBy, 'moves'],
  [schema.invitations.acceptedBy, 'moves'],
  [schema.teamMembers.userId, 'own rule'],
  [schema.mentors.userId, 'own rule'],
  [schema.schedules.createdBy, 'moves'],
  [schema.occurrences.cancelledBy, 'moves'],
  [schema.meetingTopics.writtenBy, 'moves'],
  [schema.meetingNotes.authorId, 'own rule'],
  [schema.meetingActions.ownerId, 'moves'],
  [schema.meetingActions.createdBy, 'moves'],
  [schema.meetingAttendance.saidBy, 'moves'],
  [schema.meetingFeedback.authorId, 'moves once'],
  [schema.startupUpdates.authorId, 'moves'],
  [schema.notifications.userId, 'moves'],
  [schema.notificationPreferences.userId, 'moves once'],
  [schema.notificationCursors.userId, 'moves once'],
  [schema.formerUsernames.userId, 'moves'],
  // What staff did stays theirs, and who goes has been none since their scopes were taken.
  [schema.contactMessages.assigneeId, 'ends'],
  [schema.contactAnswers.authorId, 'ends'],
  [schema.letters.authorId, 'ends'],
  [schema.staffScopes.userId, 'ends'],
  [schema.sessions.userId, 'ends'],
  [schema.identities.userId, 'ends'],
  [schema.mailedTokens.userId, 'ends'],
  [schema.formerEmails.userId, 'ends'],
  [schema.authenticators.userId, 'ends'],
  [schema.recoveryCodes.userId, 'ends'],
  [schema.signInChallenges.userId, 'ends'],
  [schema.passkeys.userId, 'ends'],
  [schema.passkeyChallenges.userId, 'ends'],
  [schema.securityEvents.userId, 'ends'],
  [schema.idempotencyKeys.userId, 'ends'],
  [schema.updateLikes.userId, 'moves once'],
  [schema.startupFollows.followerId, 'moves once'],
  [schema.userFollows.followerId, 'moves once'],
  [schema.userFollows.userId, 'moves once'],
];

/** The same of a mentor, where both are mentors. */
export const OF_MENTORS: readonly (readonly [PgColumn, Decision])[] = [
  [schema.mentorAssignments.mentorId, 'own rule'],
  [schema.schedules.mentorId, 'moves'],
  [schema.mentorTimeOff.mentorId, 'moves'],
  // One person has one week: that of the mentor who stays.
  [schema.mentorWindows.mentorId, 'ends'],
  [schema.mentorExceptions.mentorId, 'ends'],
  [schema.busyCalendars.mentorId, 'own rule'],
];
