import { asc, eq } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { mentorExceptions, mentors, mentorTimeOff, mentorWindows } from '../../db/schema';
import type { Row } from '../act/act';
import { printHours, WEEKDAYS } from '../acts/mentors/hours';

/** The fields of a mentor that staff can change; empty for other people. */
export async function mentorFacts(db: Database, userId: number): Promise<Row> {
  const [mentor] = await db.select().from(mentors).where(eq(mentors.userId, userId));
  if (!mentor) return {};
  const week = await db
    .select()
    .from(mentorWindows)
    .where(eq(mentorWindows.mentorId, mentor.id))
    .orderBy(asc(mentorWindows.weekday), asc(mentorWindows.startMinute));
  const days = await db
    .select()
    .from(mentorExceptions)
    .where(eq(mentorExceptions.mentorId, mentor.id))
    .orderBy(asc(mentorExceptions.day), asc(mentorExceptions.startMinute));
  const away = await db
    .select()
    .from(mentorTimeOff)
    .where(eq(mentorTimeOff.mentorId, mentor.id))
    .orderBy(asc(mentorTimeOff.id));
  return {
    mentor: mentor.active,
    company: mentor.company,
    zone: mentor.timeZone,
    week: week.map((row) => `${WEEKDAYS[row.weekday - 1]} ${printHours(row)}`),
    exceptions: days.map((row) => `${row.day} ${printHours(row)}`),
    'time off': away.map((row) => `${row.startsAt.toISOString()}/${row.endsAt.toISOString()}`),
  };
}
