import { and, eq, gt, gte, lt, lte } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { mentorExceptions, type mentors, mentorTimeOff, mentorWindows } from '../../db/schema';
import type { MentorHours } from '../scheduling/hours';
import type { Span } from '../scheduling/wallClock';

export type MentorRow = typeof mentors.$inferSelect;

const DAY = 86_400_000;

export function hoursQueries(db: Database) {
  return {
    /** A mentor's hours, with the exceptions and the time off that may matter within a span. */
    async of(mentor: MentorRow, { start, end }: Span): Promise<MentorHours> {
      const day = (at: number) => new Date(at).toISOString().slice(0, 10);
      const [windows, exceptions, timeOff] = await Promise.all([
        db.select().from(mentorWindows).where(eq(mentorWindows.mentorId, mentor.id)).limit(200),
        db
          .select()
          .from(mentorExceptions)
          .where(
            and(
              eq(mentorExceptions.mentorId, mentor.id),
              // The mentor's calendar may be a day off from UTC's.
              gte(mentorExceptions.day, day(start - DAY)),
              lte(mentorExceptions.day, day(end + DAY)),
            ),
          )
          .limit(2_000),
        db
          .select()
          .from(mentorTimeOff)
          .where(
            and(
              eq(mentorTimeOff.mentorId, mentor.id),
              lt(mentorTimeOff.startsAt, new Date(end)),
              gt(mentorTimeOff.endsAt, new Date(start)),
            ),
          )
          .limit(2_000),
      ]);
      const { timeZone, meetingMinutes, bufferMinutes } = mentor;
      const away = timeOff.map(({ startsAt, endsAt }) => ({
        start: startsAt.getTime(),
        end: endsAt.getTime(),
      }));
      return { timeZone, meetingMinutes, bufferMinutes, windows, exceptions, timeOff: away };
    },
  };
}
