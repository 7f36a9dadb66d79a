import type { PgColumn } from 'drizzle-orm/pg-core';
import * as schema from '../../../db/schema';
import type { Decision } from '../moveRows';

/**
 * One decision for each foreign key to accounts; a test compares it with the schema. Follows and likes are last, as in
 * following and erasing, so these transactions cannot deadlock.
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
  // Acts of staff keep their author; the removed account lost its scopes before.
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

/** Same for mentors, if both accounts are mentors. */
export const OF_MENTORS: readonly (readonly [PgColumn, Decision])[] = [
  [schema.mentorAssignments.mentorId, 'own rule'],
  [schema.schedules.mentorId, 'moves'],
  [schema.mentorTimeOff.mentorId, 'moves'],
  // The week of the remaining mentor is kept.
  [schema.mentorWindows.mentorId, 'ends'],
  [schema.mentorExceptions.mentorId, 'ends'],
  [schema.busyCalendars.mentorId, 'own rule'],
];
