import { and, eq, gt, gte, lt, lte } from 'drizzle-orm';

import { DAY, utcDay } from '../../app/clock';
import type { Database } from '../../db/database';
import { mentorExceptions, type mentors, mentorTimeOff, mentorWindows } from '../../db/schema';
import type { MentorHours } from '../scheduling/hours';
import type { Span } from '../scheduling/localTime';

export type MentorRow = typeof mentors.$inferSelect;

export function hoursQueries(db: Database) {
  const windows = (mentorId: number) =>
    db.select().from(mentorWindows).where(eq(mentorWindows.mentorId, mentorId)).limit(200);

  /** The mentor's day may differ from the UTC day. */
  const exceptions = (mentorId: number, { start, end }: Span) =>
    db
      .select()
      .from(mentorExceptions)
      .where(
        and(
          eq(mentorExceptions.mentorId, mentorId),
          gte(mentorExceptions.day, utcDay(new Date(start - DAY))),
          lte(mentorExceptions.day, utcDay(new Date(end + DAY))),
        ),
      )
      .limit(2_000);

  const timeOff = (mentorId: number, { start, end }: Span) =>
    db
      .select()
      .from(mentorTimeOff)
      .where(
        and(
          eq(mentorTimeOff.mentorId, mentorId),
          lt(mentorTimeOff.startsAt, new Date(end)),
          gt(mentorTimeOff.endsAt, new Date(start)),
        ),
      )
      .limit(2_000);

  return {
    /** A mentor's hours, with the exceptions and the time off that affect a span. */
    async of(mentor: MentorRow, span: Span): Promise<MentorHours> {
      const { id, timeZone, meetingMinutes, bufferMinutes } = mentor;
      const away = await timeOff(id, span);
      return {
        timeZone,
        meetingMinutes,
        bufferMinutes,
        windows: await windows(id),
        exceptions: await exceptions(id, span),
        timeOff: away.map(({ startsAt, endsAt }) => ({
          start: startsAt.getTime(),
          end: endsAt.getTime(),
        })),
      };
    },
  };
}
