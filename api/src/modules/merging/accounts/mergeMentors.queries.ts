import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { rowsOf } from '../../../db/rows';
import { mentorAssignments, mentors } from '../../../db/schema';
import type { Pair } from '../moveRows';

type MentorRow = typeof mentors.$inferSelect;

/** Merges two mentors: ids are those of `mentors`. */
export function mergeMentorsQueries(db: Database) {
  return {
    /** Makes the remaining account the mentor. In two steps, so that its page is marked as changed. */
    async handOver({ id, active }: MentorRow, userId: number) {
      await db.update(mentors).set({ active: false }).where(eq(mentors.id, id));
      await db.update(mentors).set({ userId, active }).where(eq(mentors.id, id));
    },

    countOpenAssignments(mentorId: number): Promise<number> {
      const open = and(eq(mentorAssignments.mentorId, mentorId), isNull(mentorAssignments.endedAt));
      return db.$count(mentorAssignments, open);
    },

    /** If both mentor a startup, the assignment of the remaining mentor continues. */
    async joinAssignments({ from, to }: Pair, now: Date): Promise<number> {
      await db.execute(sql`update mentor_assignments theirs set ended_at = ${now.toISOString()}::timestamptz
        where theirs.mentor_id = ${from} and theirs.ended_at is null and exists (
          select 1 from mentor_assignments mine where mine.mentor_id = ${to} and mine.ended_at is null
            and mine.startup_id = theirs.startup_id)`);
      const moved = db.update(mentorAssignments).set({ mentorId: to });
      const rows = moved.where(eq(mentorAssignments.mentorId, from)).returning();
      return (await rows).filter(({ endedAt }) => endedAt === null).length;
    },

    /** Keeps the calendar of the remaining mentor, or moves that of the other if there is none. */
    async joinBusyCalendars({ from, to }: Pair) {
      const taken = await rowsOf(
        db,
        sql`insert into busy_calendars
          select (jsonb_populate_record(b, jsonb_build_object('mentor_id', ${to}::int))).*
          from busy_calendars b where b.mentor_id = ${from}
          on conflict do nothing returning mentor_id`,
      );
      if (taken.length === 0) return;
      await db.execute(sql`update busy_spans set mentor_id = ${to} where mentor_id = ${from}`);
      await db.execute(sql`update busy_clashes set mentor_id = ${to} where mentor_id = ${from}`);
    },

    /** Keeps set fields and fills empty ones. The mentor is active if one of the two was. */
    async fillMentor(stays: MentorRow, goes: MentorRow) {
      await db
        .update(mentors)
        .set({
          active: stays.active || goes.active,
          company: stays.company || goes.company,
          joinUrl: stays.joinUrl ?? goes.joinUrl,
        })
        .where(eq(mentors.id, stays.id));
    },
  };
}
