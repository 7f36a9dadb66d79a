import { and, eq, inArray } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { meetingAttendance as attendance, meetingFeedback as feedback } from '../../db/schema';

/** Answers about how meetings went. They have no versions; the last one counts. */
export function answersQueries(db: Database) {
  return {
    async tookPlace(occurrenceId: number, side: 'mentor' | 'founders') {
      const [row] = await db
        .select({ tookPlace: attendance.tookPlace })
        .from(attendance)
        .where(and(eq(attendance.occurrenceId, occurrenceId), eq(attendance.side, side)));
      return row?.tookPlace ?? null;
    },

    /** The answers of each side about several meetings. */
    tookPlaceOf: (occurrenceIds: number[]) =>
      db.select().from(attendance).where(inArray(attendance.occurrenceId, occurrenceIds)),

    async sayTookPlace(row: typeof attendance.$inferInsert) {
      const target = [attendance.occurrenceId, attendance.side];
      const { tookPlace, saidBy, saidAt } = row;
      const set = { tookPlace, saidBy, saidAt };
      await db.insert(attendance).values(row).onConflictDoUpdate({ target, set });
    },

    /** @returns false when that side has answered already, also concurrently */
    async sayTookPlaceFirst(row: typeof attendance.$inferInsert): Promise<boolean> {
      const first = db.insert(attendance).values(row).onConflictDoNothing();
      return (await first.returning({ side: attendance.side })).length > 0;
    },

    async feedbackOf(occurrenceId: number, authorId: number) {
      const [row] = await db
        .select({ usefulness: feedback.usefulness, comment: feedback.comment })
        .from(feedback)
        .where(and(eq(feedback.occurrenceId, occurrenceId), eq(feedback.authorId, authorId)));
      return row ?? null;
    },

    async giveFeedback(row: typeof feedback.$inferInsert) {
      const target = [feedback.occurrenceId, feedback.authorId];
      const { usefulness, comment, writtenAt } = row;
      const set = { usefulness, comment, writtenAt };
      await db.insert(feedback).values(row).onConflictDoUpdate({ target, set });
    },
  };
}
