import { asc, eq } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { mentorTimeOff } from '../../db/schema';

export function timeOffQueries(db: Database) {
  return {
    async insert(row: typeof mentorTimeOff.$inferInsert) {
      const [made] = await db.insert(mentorTimeOff).values(row).returning({ id: mentorTimeOff.id });
      return made!.id;
    },

    /** @returns whether it was there */
    async remove(id: number) {
      const gone = db.delete(mentorTimeOff).where(eq(mentorTimeOff.id, id));
      return (await gone.returning({ id: mentorTimeOff.id })).length > 0;
    },

    of: (mentorId: number) =>
      db
        .select()
        .from(mentorTimeOff)
        .where(eq(mentorTimeOff.mentorId, mentorId))
        .orderBy(asc(mentorTimeOff.startsAt), asc(mentorTimeOff.id)),
  };
}
