import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { mentors, mentorWindows } from '../../../db/schema';
import { mentorHoursQueries } from '../../../modules/mentor-hours/mentorHours.queries';
import type { Window } from './hours';

/** Fields of a mentor that an import can change. */
export interface MentorState {
  company: string;
  timeZone: string;
  active: boolean;
  week: Window[];
}

export function mentorStateQueries(db: Database) {
  return {
    /** The state of a user as mentor, locked until the transaction ends. */
    async holdOf(userId: number): Promise<MentorState | undefined> {
      const { id, company, timeZone, active } = mentors;
      const [row] = await db
        .select({ id, company, timeZone, active })
        .from(mentors)
        .where(eq(mentors.userId, userId))
        .for('update');
      if (!row) return undefined;
      const { weekday, startMinute, endMinute } = mentorWindows;
      const week = await db
        .select({ weekday, startMinute, endMinute })
        .from(mentorWindows)
        .where(eq(mentorWindows.mentorId, row.id))
        .orderBy(asc(weekday), asc(startMinute));
      return { company: row.company, timeZone: row.timeZone, active: row.active, week };
    },

    async userOf(mentorId: number): Promise<number> {
      const { userId } = mentors;
      const [row] = await db.select({ userId }).from(mentors).where(eq(mentors.id, mentorId));
      return row!.userId;
    },

    async restore(mentorId: number, { week, ...row }: MentorState) {
      await db.update(mentors).set(row).where(eq(mentors.id, mentorId));
      await mentorHoursQueries(db).setWeek(mentorId, week);
    },
  };
}
