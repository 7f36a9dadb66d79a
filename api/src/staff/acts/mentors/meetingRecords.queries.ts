import { aliasedTable, and, desc, eq, gt, ne } from 'drizzle-orm';

import type { Database } from '../../../db/database';
import {
  meetingAttendance,
  meetingFeedback,
  occurrences,
  startups,
  users,
} from '../../../db/schema';
import { selectMeetingsOfParties } from '../../../modules/scheduling/selectMeetings';

const MAX_ROWS = 1_000;

/** Records of meetings that staff may read: where the sides disagree, and feedback; nothing else. */
export function meetingRecordsQueries(db: Database) {
  const theirs = aliasedTable(meetingAttendance, 'of_mentor');
  const ours = aliasedTable(meetingAttendance, 'of_founders');
  const author = aliasedTable(users, 'author');
  const session = {
    id: occurrences.id,
    startup: startups.slug,
    mentor: users.email,
    from: occurrences.startsAt,
  };

  return {
    /** Meetings that one side reports as held and the other as not held. */
    disputed: (since: Date) =>
      selectMeetingsOfParties(db, {
        ...session,
        mentorSays: theirs.tookPlace,
        foundersSay: ours.tookPlace,
      })
        .innerJoin(theirs, and(eq(theirs.occurrenceId, occurrences.id), eq(theirs.side, 'mentor')))
        .innerJoin(ours, and(eq(ours.occurrenceId, occurrences.id), eq(ours.side, 'founders')))
        .where(and(ne(theirs.tookPlace, ours.tookPlace), gt(occurrences.startsAt, since)))
        .orderBy(desc(occurrences.startsAt), desc(occurrences.id))
        .limit(MAX_ROWS),

    feedback: (since: Date) =>
      selectMeetingsOfParties(db, {
        ...session,
        by: author.email,
        usefulness: meetingFeedback.usefulness,
        comment: meetingFeedback.comment,
      })
        .innerJoin(meetingFeedback, eq(meetingFeedback.occurrenceId, occurrences.id))
        .innerJoin(author, eq(author.id, meetingFeedback.authorId))
        .where(gt(occurrences.startsAt, since))
        .orderBy(desc(occurrences.startsAt), desc(occurrences.id), author.id)
        .limit(MAX_ROWS),
  };
}
