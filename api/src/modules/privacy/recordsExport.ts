import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import * as schema from '../../db/schema';
import { exportRows } from './exportRows';

/** Records of meetings: the user's own texts, and those shared with both sides. */
export async function recordsExport(db: Database, userId: number) {
  const { meetingTopics, meetingNotes, meetingActions, meetingAttendance } = schema;
  const { meetingFeedback, mentors, occurrences, teamMembers } = schema;

  const teams = db
    .select({ id: teamMembers.startupId })
    .from(teamMembers)
    .where(eq(teamMembers.userId, userId));
  const taken = db
    .select({ id: occurrences.id })
    .from(occurrences)
    .innerJoin(mentors, eq(mentors.id, occurrences.mentorId))
    .where(or(eq(mentors.userId, userId), inArray(occurrences.startupId, teams)));

  return {
    meeting_agendas: await exportRows(db, meetingTopics, {
      columns: {
        meeting: meetingTopics.occurrenceId,
        text: meetingTopics.text,
        last_written_by_me: sql<boolean>`coalesce(${eq(meetingTopics.writtenBy, userId)}, false)`,
        written: meetingTopics.writtenAt,
      },
      where: or(inArray(meetingTopics.occurrenceId, taken), eq(meetingTopics.writtenBy, userId)),
    }),

    meeting_notes: await exportRows(db, meetingNotes, {
      columns: {
        meeting: meetingNotes.occurrenceId,
        text: meetingNotes.text,
        shared: meetingNotes.shared,
        mine: sql<boolean>`${eq(meetingNotes.authorId, userId)}`,
        written: meetingNotes.writtenAt,
      },
      where: and(
        ne(meetingNotes.text, ''),
        or(
          eq(meetingNotes.authorId, userId),
          and(eq(meetingNotes.shared, true), inArray(meetingNotes.occurrenceId, taken)),
        ),
      ),
    }),

    meeting_action_items: await exportRows(db, meetingActions, {
      columns: {
        meeting: meetingActions.occurrenceId,
        text: meetingActions.text,
        due: meetingActions.dueOn,
        done: meetingActions.doneAt,
        mine: sql<boolean>`${eq(meetingActions.ownerId, userId)}`,
      },
      where: or(
        inArray(meetingActions.occurrenceId, taken),
        eq(meetingActions.ownerId, userId),
        eq(meetingActions.createdBy, userId),
      ),
    }),

    meeting_attendance: await exportRows(db, meetingAttendance, {
      columns: {
        meeting: meetingAttendance.occurrenceId,
        took_place: meetingAttendance.tookPlace,
        said: meetingAttendance.saidAt,
      },
      where: eq(meetingAttendance.saidBy, userId),
    }),

    meeting_feedback: await exportRows(db, meetingFeedback, {
      columns: {
        meeting: meetingFeedback.occurrenceId,
        usefulness: meetingFeedback.usefulness,
        comment: meetingFeedback.comment,
        written: meetingFeedback.writtenAt,
      },
      where: eq(meetingFeedback.authorId, userId),
    }),
  };
}
