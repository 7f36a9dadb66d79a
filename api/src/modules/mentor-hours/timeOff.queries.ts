import { and, asc, eq, gt } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { first } from '../../db/rows';
import { mentorTimeOff } from '../../db/schema';

export function timeOffQueries(db: Database) {
  return {
    async insert(row: typeof mentorTimeOff.$inferInsert) {
      const [made] = await db.insert(mentorTimeOff).values(row).returning({ id: mentorTimeOff.id });
      return made!.id;
    },

    /** Whether exactly this time off exists. */
    async isEntered(mentorId: number, startsAt: Date, endsAt: Date) {
      const same = and(eq(mentorTimeOff.startsAt, startsAt), eq(mentorTimeOff.endsAt, endsAt));
      const found = db.select().from(mentorTimeOff);
      return (await found.where(and(eq(mentorTimeOff.mentorId, mentorId), same))).length > 0;
    },

    /** @param mentorId required owner, when given @returns the removed row */
    async remove(id: number, mentorId?: number) {
      const theirs = mentorId === undefined ? undefined : eq(mentorTimeOff.mentorId, mentorId);
      const gone = db.delete(mentorTimeOff).where(and(eq(mentorTimeOff.id, id), theirs));
      return first(gone.returning());
    },

    /** @param from leaves out what ended before */
    of: (mentorId: number, from = new Date(0)) =>
      db
        .select()
        .from(mentorTimeOff)
        .where(and(eq(mentorTimeOff.mentorId, mentorId), gt(mentorTimeOff.endsAt, from)))
        .orderBy(asc(mentorTimeOff.startsAt), asc(mentorTimeOff.id)),
  };
}
