import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable, SelectedFields } from 'drizzle-orm/pg-core';

import type { Database } from '../../db/database';
import * as schema from '../../db/schema';
import { exportRows } from './exportRows';
import { sessionsOf } from './sessionsOf.queries';

/** Records of meetings: the user's own texts, and those shared with both sides. */
export async function recordsExport(db: Database, userId: number) {
  const { meetingTopics, meetingNotes, meetingActions, meetingAttendance } = schema;
  const { meetingFeedback, occurrences } = schema;

  const taken = db.select({ id: occurrences.id }).from(occurrences);
  const ids = taken.where(await sessionsOf(db, userId));
  const inSession = (column: PgColumn) => inArray(column, ids);
  /** Separate statements, because each can use an index; a single one with `or` reads the whole table. */
  const ownAndShared = async (
    table: PgTable,
    columns: SelectedFields,
    { own, shared }: { own: SQL; shared: SQL },
  ) => [
    ...(await exportRows(db, table, { columns, where: own })),
    ...(await exportRows(db, table, { columns, where: sql`${shared} and (${own}) is not true` })),
  ];
  const agenda = {
    meeting: meetingTopics.occurrenceId,
    text: meetingTopics.text,
    last_written_by_me: sql<boolean>`coalesce(${eq(meetingTopics.writtenBy, userId)}, false)`,
    written: meetingTopics.writtenAt,
  };
  const note = {
    meeting: meetingNotes.occurrenceId,
    text: meetingNotes.text,
    shared: meetingNotes.shared,
    mine: sql<boolean>`${eq(meetingNotes.authorId, userId)}`,
    written: meetingNotes.writtenAt,
  };
  const item = {
    meeting: meetingActions.occurrenceId,
    text: meetingActions.text,
    due: meetingActions.dueOn,
    done: meetingActions.doneAt,
    mine: sql<boolean>`${eq(meetingActions.ownerId, userId)}`,
  };
  return {
    meeting_agendas: await ownAndShared(meetingTopics, agenda, {
      own: eq(meetingTopics.writtenBy, userId),
      shared: inSession(meetingTopics.occurrenceId),
    }),

    meeting_notes: await ownAndShared(meetingNotes, note, {
      own: sql`${meetingNotes.text} <> '' and ${eq(meetingNotes.authorId, userId)}`,
      shared: sql`${meetingNotes.text} <> '' and ${meetingNotes.shared} and ${inSession(meetingNotes.occurrenceId)}`,
    }),

    meeting_action_items: await ownAndShared(meetingActions, item, {
      own: sql`(${eq(meetingActions.ownerId, userId)} or ${eq(meetingActions.createdBy, userId)})`,
      shared: inSession(meetingActions.occurrenceId),
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
